/**
 * The page must stay light: everything it loads, compressed, is weighed after a build. What comes
 * later and by itself, the drawings of one game, the pictures of the lobby, setting up and the quick
 * reference, is told apart.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const MOST = 200_000;
const LATER = /^(baroud|brimstone|colossus|gaslight|saurian|Picture|SetUp|ReferencePage)-/;
const assets = fileURLToPath(new URL("../../src/grognard/server/static/assets/", import.meta.url));

if (!existsSync(assets)) {
  console.error("There is nothing to weigh: run `npm run build` first.");
  process.exit(1);
}
const weigh = (names) =>
  names.map((name) => gzipSync(readFileSync(assets + name)).length).reduce((a, b) => a + b, 0);
const kilos = (bytes) => Math.round(bytes / 1000);

const names = readdirSync(assets);
const weight = weigh(names.filter((name) => !LATER.test(name)));
const later = weigh(names.filter((name) => LATER.test(name)));
console.log(`The client weighs ${kilos(weight)} kB compressed, and ${kilos(later)} kB come later.`);
if (weight > MOST) {
  console.error(`That is more than ${MOST / 1000} kB.`);
  process.exit(1);
}
