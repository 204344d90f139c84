/**
 * The page must stay light: all it loads before anything is asked for is weighed after a build,
 * compressed. What is fetched later and by itself is told apart: the drawings of one game, the
 * pictures of the lobby, pages few people open.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const MOST = 200_000;
const built = fileURLToPath(new URL("../../src/grognard/server/static/", import.meta.url));

if (!existsSync(`${built}assets`)) {
  console.error("There is nothing to weigh: run `npm run build` first.");
  process.exit(1);
}
const names = readdirSync(`${built}assets`);
const read = (name) => readFileSync(`${built}assets/${name}`, "utf8");
const weigh = (some) => some.map((name) => gzipSync(read(name)).length).reduce((a, b) => a + b, 0);
const kilos = (bytes) => Math.round(bytes / 1000);

/** A file, and whatever it cannot do without. */
function needed(name, found = new Set()) {
  if (!found.has(name)) {
    found.add(name);
    for (const [, other] of read(name).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) {
      needed(other, found);
    }
  }
  return found;
}

const page = readFileSync(`${built}index.html`, "utf8");
const first = new Set(
  names.filter((name) => page.includes(name)).flatMap((name) => [...needed(name)]),
);
const weight = weigh([...first]);
const later = weigh(names.filter((name) => !first.has(name)));
console.log(`The client weighs ${kilos(weight)} kB compressed, and ${kilos(later)} kB come later.`);
if (weight > MOST) {
  console.error(`That is more than ${MOST / 1000} kB.`);
  process.exit(1);
}
