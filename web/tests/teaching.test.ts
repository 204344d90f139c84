import { describe, expect, test } from "vitest";
import { justDone, lessonFor, progressOf, taughtNow } from "../src/guide/teaching";
import type { LessonText } from "../src/wire";

function lesson(id: string, ...topics: string[]): LessonText {
  return { id, title: id, text: "", topics, rule: "1.1", part: "options" };
}

const lessons = [lesson("deploy", "deploy"), lesson("dice", "dice"), lesson("greed", "dice")];

describe("the lesson of a question", () => {
  test("is the first not done yet that is about it", () => {
    const done = new Set<string>();
    const isDone = (id: string) => done.has(id);

    expect(lessonFor(lessons, "dice", isDone)?.id).toBe("dice");
    done.add("dice");
    expect(lessonFor(lessons, "dice", isDone)?.id).toBe("greed");
    done.add("greed");
    expect(lessonFor(lessons, "dice", isDone)).toBeNull();
  });

  test("may come out of turn: what is asked counts", () => {
    expect(lessonFor(lessons, "dice", () => false)?.id).toBe("dice");
    expect(lessonFor(lessons, "else", () => false)).toBeNull();
    expect(lessonFor(lessons, undefined, () => false)).toBeNull();
  });
});

test("progress counts what is done, in any order", () => {
  const progress = progressOf(lessons, (id) => id === "dice");

  expect(progress.done).toBe(1);
  expect(progress.of).toBe(3);
  expect(progress.left.map((one) => one.id)).toEqual(["deploy", "greed"]);
});

describe("a lesson is done", () => {
  const before = { lesson: "dice", at: 12 };

  test("once its question was answered", () => {
    expect(justDone(before, 13)).toBe("dice");
  });

  test("not while it is still asked, nor when a choice is taken back", () => {
    expect(justDone(before, 12)).toBeNull();
    expect(justDone(before, 9)).toBeNull();
    expect(justDone(null, 13)).toBeNull();
  });

  test("after its answer was told, during which nothing is asked", () => {
    const telling = taughtNow(before, null, 12);
    expect(telling).toEqual(before);
    expect(justDone(telling, 13)).toBe("dice");
    expect(taughtNow(before, null, 9)).toBeNull();
    expect(taughtNow(before, lessons[0] ?? null, 13)).toEqual({ lesson: "deploy", at: 13 });
  });
});
