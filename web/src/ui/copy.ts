/** Hands a link on: to the system's own sheet where there is one, else to the clipboard. */
export async function pass(link: string, title: string): Promise<"shared" | "copied" | "failed"> {
  const touch = matchMedia("(pointer: coarse)").matches;
  if (touch && navigator.share) {
    const shared = await navigator.share({ title, url: link }).then(
      () => true,
      () => false,
    );
    if (shared) {
      return "shared";
    }
  }
  return navigator.clipboard
    ? navigator.clipboard.writeText(link).then(
        () => "copied" as const,
        () => "failed" as const,
      )
    : "failed";
}
