// The pages of the site by their name in the address, in the order of the menu. A new page is a line here, and its word
// `page_<name>` in words/*/web.ftl; it is loaded when somebody goes there. The table (`#/t/…`) fills the window and is
// no part of the menu. A page that needs the rest of its address reads `router.place`.
import type { Component } from "svelte";
import Lobby from "./Lobby.svelte";

export interface SitePage {
  name: string;
  word: string;
  load: () => Promise<{ default: Component }>;
  wide?: boolean; // it uses the whole window
}

export const PAGES: SitePage[] = [
  { name: "", word: "web.page_lobby", load: () => Promise.resolve({ default: Lobby }) },
  { name: "first", word: "web.page_first", load: () => import("./First.svelte") },
  { name: "rules", word: "web.page_rules", load: () => import("./Rules.svelte") },
  { name: "cards", word: "web.page_cards", load: () => import("./Cards.svelte") },
  { name: "decks", word: "web.page_decks", load: () => import("./Decks.svelte") },
  { name: "lab", word: "web.page_lab", load: () => import("./Lab.svelte") },
  { name: "judge", word: "web.page_judge", load: () => import("./Judge.svelte"), wide: true },
  { name: "replay", word: "web.page_replay", load: () => import("./Replay.svelte"), wide: true },
];

export function pageAt(name: string): SitePage {
  return PAGES.find((page) => page.name === name) ?? PAGES[0]!;
}
