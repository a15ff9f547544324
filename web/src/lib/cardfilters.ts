// The filters of the search for cards, as they stand in the address.
export const FILTERS = [
  "name",
  "text",
  "ink",
  "cost",
  "type",
  "classification",
  "keyword",
  "set",
  "format",
  "inkable",
] as const;
export type Filter = (typeof FILTERS)[number];
export type Filters = Partial<Record<Filter | "page", string>>;

export function filtersOf(query: string): Filters {
  const given = new URLSearchParams(query);
  const found: Filters = {};
  for (const key of [...FILTERS, "page"] as const) {
    const value = given.get(key)?.trim() ?? "";
    if (value !== "") found[key] = value;
  }
  return found;
}

/** One filter set anew; the results begin at their first page again. */
export function withFilter(filters: Filters, key: Filter, value: string): Filters {
  const others = Object.entries(filters).filter(([other]) => other !== key && other !== "page");
  return Object.fromEntries(value === "" ? others : [...others, [key, value]]) as Filters;
}

export function atPage(filters: Filters, page: number): Filters {
  const rest = { ...filters };
  delete rest.page;
  return page <= 1 ? rest : { ...rest, page: String(page) };
}

export function addressOf(filters: Filters): string {
  const query = new URLSearchParams(filters as Record<string, string>).toString();
  return query === "" ? "#/cards" : `#/cards?${query}`;
}

export function howMany(filters: Filters): number {
  return Object.keys(filters).filter((key) => key !== "page").length;
}

export function cardAddress(name: string): string {
  return `#/cards/${encodeURIComponent(name)}`;
}
