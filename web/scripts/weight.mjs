/** The page must stay light: everything it loads, compressed, is weighed after a build. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const MOST = 180_000;
const assets = fileURLToPath(new URL("../../src/grognard/server/static/assets/", import.meta.url));

if (!existsSync(assets)) {
  console.error("There is nothing to weigh: run `npm run build` first.");
  process.exit(1);
}
const weight = readdirSync(assets)
  .map((name) => gzipSync(readFileSync(assets + name)).length)
  .reduce((sum, bytes) => sum + bytes, 0);
console.log(`The client weighs ${Math.round(weight / 1000)} kB compressed.`);
if (weight > MOST) {
  console.error(`That is more than ${MOST / 1000} kB.`);
  process.exit(1);
}
