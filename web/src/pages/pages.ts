// The pages of the site by their name in the address, in the order of the menu. A new page is a line here, and its word
// `page_<name>` in words/*/web.ftl. The table (`#/t/…`) fills the window and is no part of the menu. A page
// that needs the rest of its address reads `router.place.rest`.
import type { Component } from "svelte";
import Lobby from "./Lobby.svelte";

export interface SitePage {
  name: string;
  word: string;
  page: Component;
}

export const PAGES: SitePage[] = [{ name: "", word: "web.page_lobby", page: Lobby }];

export function pageAt(name: string): Component | undefined {
  return PAGES.find((page) => page.name === name)?.page;
}
