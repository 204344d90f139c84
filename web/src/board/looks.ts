/**
 * What tables, terrain, sides and pieces look like, by the words they go by. The source is shared
 * with the pictures that are drawn without a browser; a colour is a pair, for light and for dark.
 */

import source from "../../../src/grognard/draw/looks.json";

export type GroundLook = keyof typeof source.grounds;
export type TerrainLook = keyof typeof source.terrain;
export type FigureLook = keyof typeof source.figures;

export const { grounds, terrain, sides } = source;

function lexicon<Name extends string>(words: [Name, readonly string[]][]): Map<string, Name> {
  return new Map(words.flatMap(([name, known]) => known.map((word) => [word, name])));
}

const worded = <Name extends string>(looks: Record<Name, { words: readonly string[] }>) =>
  lexicon((Object.keys(looks) as Name[]).map((name) => [name, looks[name].words]));

const GROUNDS = worded<GroundLook>(grounds);
const TERRAIN = worded<TerrainLook>(terrain);
const FIGURES = lexicon(Object.entries(source.figures) as [FigureLook, string[]][]);

/** The first word of a name that anything goes by. */
function named<Name>(name: string, among: Map<string, Name>): Name | undefined {
  const words = name.toLowerCase().split(/[^a-z]+/);
  return words.map((word) => among.get(word)).find((found) => found !== undefined);
}

/** The look of a bare table; one nobody drew yet is paper. */
export function groundOf(name: string): GroundLook {
  return named(name, GROUNDS) ?? "paper";
}

/** The look of a kind of terrain; a kind nobody drew yet is hatched. */
export function lookOf(kind: string): TerrainLook {
  return named(kind, TERRAIN) ?? "plain";
}

/** Later words of a kind say more than earlier ones: a mounted figure is first of all mounted. */
export function figureOf(words: readonly string[]): FigureLook {
  return words.map((word) => FIGURES.get(word)).findLast((look) => look) ?? "emblem";
}

/** Gives style sheets the colours, as `--wood-wash`, `--steppe`, `--side-0` and their like. */
export function mixColours(style: CSSStyleDeclaration): void {
  const mix = (name: string, [light, dark]: readonly string[]) =>
    style.setProperty(`--${name}`, `light-dark(${light}, ${dark})`);
  for (const [name, ground] of Object.entries(grounds)) {
    mix(`${name}-ground`, ground.tint);
  }
  for (const [name, look] of Object.entries(terrain)) {
    mix(`${name}-wash`, look.wash);
    mix(`${name}-mark`, look.mark);
    mix(`${name}-body`, look.body);
  }
  for (const [index, side] of sides.entries()) {
    mix(`side-${index}`, side.tint);
  }
  mix("nobody", source.nobody);
}
