/** The looks of a bare table. */

const GROUNDS: Record<string, string[]> = {
  steppe: ["steppe", "plain", "plains"],
  meadow: ["meadow", "grass", "field", "farmland", "village"],
  slate: ["slate", "rooftop", "rooftops", "city", "street", "cobbles"],
  basalt: ["basalt", "lava", "volcanic", "ash", "cinder"],
  jungle: ["jungle", "forest", "swamp", "island"],
  desert: ["desert", "sand", "dune", "dust", "salt"],
  snow: ["snow", "ice", "tundra"],
};

export function groundOf(name: string): string {
  const words = name.toLowerCase().split(/[^a-z]+/);
  const found = Object.entries(GROUNDS).find(([, known]) =>
    words.some((word) => known.includes(word)),
  );
  return found?.[0] ?? "paper";
}
