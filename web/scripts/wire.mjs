/**
 * Writes src/wire.ts from the server's own structs; with --check, only says whether it is current.
 * The Python to ask is $PYTHON, else the checkout's virtual environment.
 */

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const target = fileURLToPath(new URL("../src/wire.ts", import.meta.url));
const local = fileURLToPath(new URL("../../.venv/bin/python", import.meta.url));
const python = process.env.PYTHON ?? (existsSync(local) ? local : "python3");

const BANNER =
  "/* Generated from src/grognard/server/wire by `npm run wire`; do not edit by hand. */";

/** Tuples of a fixed length, spelled so that the compiler sees them. */
function spelled(node) {
  if (Array.isArray(node)) {
    return node.map(spelled);
  }
  if (node === null || typeof node !== "object") {
    return node;
  }
  const said = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, spelled(value)]),
  );
  if (said.prefixItems) {
    const { prefixItems, ...rest } = said;
    return { ...rest, items: prefixItems, additionalItems: false };
  }
  // A longest length would be compiled to a union of every length up to it.
  if (said.type === "array") {
    delete said.maxItems;
    delete said.minItems;
  }
  return said;
}

const schema = spelled(
  JSON.parse(execFileSync(python, ["-m", "grognard.server.wire"], { encoding: "utf8" })),
);
const text = await compile({ ...schema, type: "object", properties: {} }, "Wire", {
  additionalProperties: false,
  bannerComment: BANNER,
  unreachableDefinitions: true,
  format: true,
});

if (process.argv.includes("--check")) {
  if (!existsSync(target) || readFileSync(target, "utf8") !== text) {
    console.error("src/wire.ts does not match the server's structs: run `npm run wire`.");
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
}
