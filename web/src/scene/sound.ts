/** A few sounds, made here when they are wanted: no files, and nothing until somebody turns it up. */

import { settings } from "../ui/settings.svelte";
import type { Sound } from "./beats";

/** A tone that slides, or noise through a filter that does, fading out. */
interface Voice {
  wave: OscillatorType | "noise";
  from: number;
  to: number;
  lasts: number;
  loud: number;
  /** How long after the sound begins. */
  after?: number;
}

const VOICES: Record<Sound, readonly Voice[]> = {
  step: [0, 0.13].map((after) => ({
    wave: "noise",
    from: 420,
    to: 180,
    lasts: 0.07,
    loud: 0.35,
    after,
  })),
  shot: [
    { wave: "noise", from: 4200, to: 300, lasts: 0.22, loud: 0.9 },
    { wave: "square", from: 190, to: 45, lasts: 0.12, loud: 0.35 },
  ],
  blow: [
    { wave: "noise", from: 1200, to: 200, lasts: 0.12, loud: 0.7 },
    { wave: "triangle", from: 640, to: 420, lasts: 0.25, loud: 0.3, after: 0.02 },
  ],
  dice: [0, 0.07, 0.12, 0.2, 0.31].map((after) => ({
    wave: "noise",
    from: 2600,
    to: 1500,
    lasts: 0.035,
    loud: 0.5,
    after,
  })),
  card: [{ wave: "noise", from: 1800, to: 5200, lasts: 0.14, loud: 0.3 }],
  fall: [
    { wave: "sine", from: 150, to: 48, lasts: 0.4, loud: 0.9 },
    { wave: "noise", from: 500, to: 90, lasts: 0.3, loud: 0.5, after: 0.05 },
  ],
  score: [523, 659, 784].map((pitch, i) => ({
    wave: "sine",
    from: pitch,
    to: pitch,
    lasts: 0.28,
    loud: 0.4,
    after: i * 0.09,
  })),
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Lets a sound be heard, as loud as the reader wants it. */
export function hear(sound: Sound | null): void {
  if (!sound || settings.volume <= 0 || typeof AudioContext === "undefined") {
    return;
  }
  context ??= new AudioContext();
  // A browser keeps silent until somebody has touched the page.
  void context.resume();
  for (const voice of VOICES[sound]) {
    play(voice, context);
  }
}

function play({ wave, from, to, lasts, loud, after = 0 }: Voice, audio: AudioContext): void {
  const begins = audio.currentTime + after;
  const ends = begins + lasts;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(loud * settings.volume, begins);
  volume.gain.exponentialRampToValueAtTime(0.001, ends);
  volume.connect(audio.destination);
  if (wave === "noise") {
    const source = audio.createBufferSource();
    source.buffer = hiss ??= noise(audio);
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    slide(filter.frequency, from, to, begins, ends);
    source.connect(filter).connect(volume);
    source.start(begins);
    source.stop(ends);
  } else {
    const source = audio.createOscillator();
    source.type = wave;
    slide(source.frequency, from, to, begins, ends);
    source.connect(volume);
    source.start(begins);
    source.stop(ends);
  }
}

function slide(what: AudioParam, from: number, to: number, begins: number, ends: number): void {
  what.setValueAtTime(from, begins);
  what.exponentialRampToValueAtTime(to, ends);
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    samples[i] = Math.random() * 2 - 1;
  }
  return buffer;
}
