/** The taught first turn: which lesson belongs to a question, and what is still to come. */

import type { LessonText } from "../wire";

type IsDone = (lesson: string) => boolean;

/** The lesson a question is taught by: the first not done yet that is about it. */
export function lessonFor(
  lessons: readonly LessonText[],
  topic: string | undefined,
  isDone: IsDone,
): LessonText | null {
  return lessons.find((one) => topic && one.topics.includes(topic) && !isDone(one.id)) ?? null;
}

export interface Progress {
  done: number;
  of: number;
  /** The lessons to come, in their order. */
  left: readonly LessonText[];
}

export function progressOf(lessons: readonly LessonText[], isDone: IsDone): Progress {
  const left = lessons.filter((one) => !isDone(one.id));
  return { done: lessons.length - left.length, of: lessons.length, left };
}

/** A lesson whose question was asked after so many answers. */
export interface Taught {
  lesson: string;
  at: number;
}

/**
 * The lesson that was just done: its question was asked, and the game went on since. Taking a choice
 * back goes the other way, and teaches nothing.
 */
export function justDone(before: Taught | null, at: number): string | null {
  return before !== null && at > before.at ? before.lesson : null;
}

/**
 * What is taught now; while the answer to its question is told, nothing else is asked and it is still
 * the same.
 */
export function taughtNow(
  before: Taught | null,
  lesson: LessonText | null,
  at: number,
): Taught | null {
  if (lesson) {
    return { lesson: lesson.id, at };
  }
  return before?.at === at ? before : null;
}
