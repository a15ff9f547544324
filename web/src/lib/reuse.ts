// What has not changed stays the very same object, so that only what did change is drawn anew.
type Plain = Record<string, unknown>;

function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

const idOf = (value: unknown): unknown => (isPlain(value) ? (value["id"] ?? value["player"]) : undefined);

/** The value of now, made of the parts of before wherever they are equal; `before` itself if all of it is. */
export function reuse<T>(before: T, now: T): T {
  if (before === now) return before;
  if (Array.isArray(before) && Array.isArray(now)) return array(before, now) as T;
  if (before instanceof Map && now instanceof Map) return map(before, now) as T;
  if (isPlain(before) && isPlain(now)) return plain(before, now) as T;
  return now;
}

/** Things with a name of their own are found again wherever they lie now. */
function array(before: unknown[], now: unknown[]): unknown[] {
  const byId = new Map(before.map((one) => [idOf(one), one]));
  const found = now.map((one, n) => {
    const id = idOf(one);
    return reuse(id === undefined ? before[n] : byId.get(id), one);
  });
  return found.length === before.length && found.every((one, n) => one === before[n]) ? before : found;
}

function map(before: Map<unknown, unknown>, now: Map<unknown, unknown>): Map<unknown, unknown> {
  const found = new Map([...now].map(([key, value]) => [key, reuse(before.get(key), value)]));
  const same = found.size === before.size && [...found].every(([key, value]) => before.get(key) === value);
  return same ? before : found;
}

function plain(before: Plain, now: Plain): Plain {
  const keys = Object.keys(now);
  const found: Plain = {};
  for (const key of keys) found[key] = reuse(before[key], now[key]);
  const same = keys.length === Object.keys(before).length && keys.every((key) => found[key] === before[key]);
  return same ? before : found;
}
