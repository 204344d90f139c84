/** The signs printed on cards, in a square of 16. A sign nobody drew is told by its letters. */

export const SYMBOLS: Readonly<Record<string, string>> = {
  me: "M3 13C6 11 6 6 4 2M8 14C10 11 10 6 8 2M13 13C14 10 14 6 12 3",
  ba: "M8 2.5a5.5 5.5 0 1 0 .01 0M8 0v5M8 11v5M0 8h5M11 8h5",
  do: "M2 12C4 5 10 3 14 6M14 6L9.5 5M14 6L12 10",
  st: "M3 14V6l5-4 5 4v8zM3 10h10",
  fe: "M1 8C5 3 11 3 15 8 11 13 5 13 1 8zM8 6.4a1.6 1.6 0 1 0 .01 0",
  co: "M8 14C3 10 1 7 2 4.4 3.2 2 6.6 2 8 5 9.4 2 12.8 2 14 4.4 15 7 13 10 8 14z",
  ad: "M9 1L3 9h4l-1 6 6-8H8z",
  gr: "M3 4c0 8 10 8 10 0M3 4v4M8 10v5M13 4v4",
  ar: "M8 1l6 2v5c0 4-3 6-6 7-3-1-6-3-6-7V3z",
};
