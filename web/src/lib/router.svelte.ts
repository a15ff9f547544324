// Where the page is: the part of the address after `#`.
export interface Place {
  page: string; // '' is the lobby
  rest: string; // what follows the name of the page
}

export function placeOf(hash: string): Place {
  const [page = "", ...rest] = hash.replace(/^#\/?/, "").split("/");
  return { page, rest: rest.map((part) => decodeURIComponent(part)).join("/") };
}

class Router {
  place = $state<Place>({ page: "", rest: "" });

  constructor() {
    this.place = placeOf(location.hash);
    addEventListener("hashchange", () => (this.place = placeOf(location.hash)));
  }

  go(hash: string): void {
    location.hash = hash;
  }

  /** The same page a little further on: no new entry in the history. */
  replace(hash: string): void {
    history.replaceState(null, "", hash);
    this.place = placeOf(hash);
  }
}

export const router = new Router();

/** The full address of a place of this site. */
export function addressOf(hash: string): string {
  return `${location.origin}${location.pathname}${hash}`;
}

/** The full address of a seat or of watching. */
export function linkTo(secret: string): string {
  return addressOf(`#/t/${secret}`);
}
