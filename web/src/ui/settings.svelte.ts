/** What a reader chose for all games on this device: language, light, and what was dismissed. */

export type Language = "en" | "fr";
export type Light = "auto" | "light" | "dark";

interface Kept {
  lang: Language;
  light: Light;
  guided: string[];
  labels: boolean;
}

const KEY = "grognard";

function preferred(): Language {
  const asked = typeof navigator === "undefined" ? "en" : navigator.language;
  return asked.toLowerCase().startsWith("fr") ? "fr" : "en";
}

function read(): Kept {
  const fresh: Kept = { lang: preferred(), light: "auto", guided: [], labels: true };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? sound(fresh, kept) : fresh;
  } catch {
    return fresh;
  }
}

/** Storage may hold anything: keep only what has the right shape. */
function sound(fresh: Kept, kept: Partial<Record<keyof Kept, unknown>>): Kept {
  return {
    lang: kept.lang === "en" || kept.lang === "fr" ? kept.lang : fresh.lang,
    light: kept.light === "light" || kept.light === "dark" ? kept.light : fresh.light,
    guided: Array.isArray(kept.guided)
      ? kept.guided.filter((name): name is string => typeof name === "string").slice(0, 100)
      : fresh.guided,
    labels: typeof kept.labels === "boolean" ? kept.labels : fresh.labels,
  };
}

class Settings {
  #kept = $state<Kept>(read());

  get lang(): Language {
    return this.#kept.lang;
  }
  set lang(lang: Language) {
    this.#kept.lang = lang;
    this.#save();
  }

  get light(): Light {
    return this.#kept.light;
  }
  set light(light: Light) {
    this.#kept.light = light;
    this.#save();
  }

  get labels(): boolean {
    return this.#kept.labels;
  }
  set labels(labels: boolean) {
    this.#kept.labels = labels;
    this.#save();
  }

  wasGuided(name: string): boolean {
    return this.#kept.guided.includes(name);
  }

  endGuide(name: string): void {
    if (!this.wasGuided(name)) {
      this.#kept.guided.push(name);
      this.#save();
    }
  }

  #save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();

/** Whether the system asks for stillness. */
export function still(): boolean {
  return (
    typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
