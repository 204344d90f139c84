/**
 * SHA-256 of a text, in hexadecimal. The browser's own is only there on pages that came encrypted
 * or from the same machine, and people play in a living room too.
 */

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) {
  if (PRIMES.every((prime) => n % prime)) {
    PRIMES.push(n);
  }
}

/** The first 32 bits of what is behind the point. */
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) >>> 0;
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

export function sha256(text: string): string {
  const blocks = padded(new TextEncoder().encode(text));
  const state = new Uint32Array(START);
  for (let block = 0; block < blocks.length; block += 16) {
    mix(state, blocks.subarray(block, block + 16));
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

/** The text, a bit, zeros, and how long it was: whole blocks of 16 words. */
function padded(bytes: Uint8Array): Uint32Array {
  const room = new Uint8Array((Math.floor((bytes.length + 8) / 64) + 1) * 64);
  room.set(bytes);
  room[bytes.length] = 0x80;
  const view = new DataView(room.buffer);
  view.setUint32(room.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(room.length - 4, (bytes.length * 8) >>> 0);
  return Uint32Array.from({ length: room.length / 4 }, (_, at) => view.getUint32(at * 4));
}

function mix(state: Uint32Array, block: Uint32Array): void {
  const words = new Uint32Array(64);
  words.set(block);
  const word = (at: number): number => words[at] as number;
  for (let at = 16; at < 64; at++) {
    const near = word(at - 2);
    const far = word(at - 15);
    const sigma0 = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const sigma1 = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[at] = word(at - 16) + sigma0 + word(at - 7) + sigma1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let at = 0; at < 64; at++) {
    const choice = (e & f) ^ (~e & g);
    const sum1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + sum1 + choice + (ROUNDS[at] as number) + word(at)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [at, value] of [a, b, c, d, e, f, g, h].entries()) {
    state[at] = (state[at] as number) + value;
  }
}
