/** What people point with: as the device says, until they have pointed. */

function isCoarse(): boolean {
  return typeof matchMedia !== "undefined" && matchMedia("(pointer: coarse)").matches;
}

export const hand = $state({ touches: isCoarse() });

if (typeof addEventListener !== "undefined") {
  addEventListener(
    "pointerdown",
    ({ pointerType }) => {
      hand.touches = pointerType === "touch";
    },
    { capture: true, passive: true },
  );
}
