// What somebody has set in this browser; kept there and nowhere else.
import type { Speak } from "./wire";

export type Lang = "en" | "es";
export type Terms = "both" | "en" | "es";
export type Theme = "system" | "light" | "dark";
export type Rendering = "board" | "list";
export type WireLang = Speak["lang"];

interface Kept {
  lang: Lang;
  terms: Terms;
  theme: Theme;
  rendering: Rendering;
  shortcuts: boolean;
  sound: boolean;
  notices: boolean;
  name: string;
}

const PLACE = "tintero.settings";

function usual(): Kept {
  const lang = navigator.language.toLowerCase().startsWith("es") ? "es" : "en";
  return {
    lang,
    terms: "both",
    theme: "system",
    rendering: "board",
    shortcuts: true,
    sound: false,
    notices: false,
    name: "",
  };
}

function kept(): Kept {
  const found = usual();
  try {
    const raw = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, unknown>;
    const oneOf = <T>(key: string, allowed: T[], otherwise: T): T =>
      allowed.includes(raw[key] as T) ? (raw[key] as T) : otherwise;
    found.lang = oneOf("lang", ["en", "es"], found.lang);
    found.terms = oneOf("terms", ["both", "en", "es"], found.terms);
    found.theme = oneOf("theme", ["system", "light", "dark"], found.theme);
    found.rendering = oneOf("rendering", ["board", "list"], found.rendering);
    found.shortcuts = oneOf("shortcuts", [true, false], found.shortcuts);
    found.sound = oneOf("sound", [true, false], found.sound);
    found.notices = oneOf("notices", [true, false], found.notices);
    if (typeof raw["name"] === "string") found.name = raw["name"].slice(0, 30);
  } catch {
    // what cannot be read is as if nothing had been set
  }
  return found;
}

class Settings {
  lang = $state<Lang>("en");
  terms = $state<Terms>("both");
  theme = $state<Theme>("system");
  rendering = $state<Rendering>("board");
  shortcuts = $state(true);
  sound = $state(false);
  notices = $state(false);
  name = $state("");

  constructor() {
    Object.assign(this, kept());
  }

  /** The language as the server is told it. */
  get wire(): WireLang {
    return this.lang === "es" && this.terms !== "both" ? `es-x-${this.terms}` : this.lang;
  }

  keep(): void {
    const { lang, terms, theme, rendering, shortcuts, sound, notices, name } = this;
    const kept: Kept = { lang, terms, theme, rendering, shortcuts, sound, notices, name };
    try {
      localStorage.setItem(PLACE, JSON.stringify(kept));
    } catch {
      // a browser that keeps nothing can still play
    }
  }
}

export const settings = new Settings();
