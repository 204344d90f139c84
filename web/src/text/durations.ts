/** How long something takes, in figures for a clock and in words for a sentence. */

import { settings } from "../ui/settings.svelte";

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** Whole seconds as days and hours, or as a clock shows them: `2 d 5 h`, `1:04:09`, `4:09`. */
export function onTheClock(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 2 * DAY) {
    const parts: [number, string][] = [
      [Math.floor(left / DAY), "day"],
      [Math.floor((left % DAY) / HOUR), "hour"],
    ];
    return parts
      .filter(([count]) => count)
      .map(([count, unit]) => inUnits(count, unit, "narrow"))
      .join(" ");
  }
  const two = (part: number): string => String(part).padStart(2, "0");
  const hours = Math.floor(left / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  return hours
    ? `${hours}:${two(minutes)}:${two(left % MINUTE)}`
    : `${minutes}:${two(left % MINUTE)}`;
}

/** About how long, in one unit: `3 days`, `5 hours`, `12 minutes`, `20 seconds`. */
export function about(seconds: number): string {
  const units: [number, string][] = [
    [DAY, "day"],
    [HOUR, "hour"],
    [MINUTE, "minute"],
  ];
  // Of what is less than two of them, smaller ones tell more.
  const [length, unit] = units.find(([one]) => seconds >= 2 * one || seconds === one) ?? [
    1,
    "second",
  ];
  return inUnits(Math.max(0, Math.floor(seconds / length)), unit, "long");
}

function inUnits(count: number, unit: string, unitDisplay: "narrow" | "long"): string {
  return new Intl.NumberFormat(settings.lang, { style: "unit", unit, unitDisplay }).format(count);
}
