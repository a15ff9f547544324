// The pages of the site by their name in the address, in the order of the menu. A new page is a line here, and its word
// `page_<name>` in words/*/web.ftl. The table (`#/t/…`) fills the window and is no part of the menu. A page
// that needs the rest of its address reads `router.place`. Only the lobby comes with the first load.
import type { Component } from "svelte";
import Lobby from "./Lobby.svelte";

export type LoadPage = () => Promise<{ default: Component }>;

export interface SitePage {
  name: string;
  word: string;
  page: Component | LoadPage;
  later?: boolean; // `page` fetches it
}

export const PAGES: SitePage[] = [
  { name: "", word: "web.page_lobby", page: Lobby },
  { name: "rules", word: "web.page_rules", page: () => import("./Rules.svelte"), later: true },
  { name: "cards", word: "web.page_cards", page: () => import("./Cards.svelte"), later: true },
  { name: "decks", word: "web.page_decks", page: () => import("./Decks.svelte"), later: true },
];

const fetched = new Map<string, Promise<Component>>();

/** The page itself, or the promise of it. What could not be fetched is asked for again. */
export function pageAt(name: string): Component | Promise<Component> {
  const found = PAGES.find((page) => page.name === name);
  if (found === undefined || found.later !== true) return (found?.page as Component | undefined) ?? Lobby;
  const known = fetched.get(name);
  if (known !== undefined) return known;
  const asked = (found.page as LoadPage)().then((module) => module.default);
  asked.catch(() => fetched.delete(name));
  fetched.set(name, asked);
  return asked;
}
