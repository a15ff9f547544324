// Where the page is: the part of the address after `#`.
export interface Place {
  page: string; // '' is the lobby
  rest: string; // what follows the name of the page
  query: string; // what follows `?`
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // typed by hand
  }
}

export function placeOf(hash: string): Place {
  const [path = "", ...query] = hash.replace(/^#\/?/, "").split("?");
  const [page = "", ...rest] = path.split("/");
  return { page, rest: rest.map(decoded).join("/"), query: query.join("?") };
}

class Router {
  place = $state<Place>({ page: "", rest: "", query: "" });

  constructor() {
    this.place = placeOf(location.hash);
    addEventListener("hashchange", () => (this.place = placeOf(location.hash)));
  }

  go(hash: string): void {
    location.hash = hash;
  }

  /** The same, without a step in the history of the browser. */
  replace(hash: string): void {
    history.replaceState(null, "", hash);
    this.place = placeOf(hash);
  }
}

export const router = new Router();

/** An address on this page as others can open it. */
export function fullAddress(hash: string): string {
  return `${location.origin}${location.pathname}${hash}`;
}

/** The full address of a seat or of watching. */
export function linkTo(secret: string): string {
  return fullAddress(`#/t/${secret}`);
}
