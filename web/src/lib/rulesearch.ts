// Where a question about the rules leads: a number to its rule, words to the search.
const NUMBER = /^(?:CR\s*)?(\d{1,2}(?:\.\d{1,2})*(?:\.?[a-z])?)\.?$/iu;

export function searchAddress(typed: string): string {
  const asked = typed.trim();
  const number = NUMBER.exec(asked)?.[1];
  if (number !== undefined) return `#/rules/${number}`;
  return asked === "" ? "#/rules" : `#/rules?${new URLSearchParams({ q: asked }).toString()}`;
}
