// A frame as it comes over the wire, with every field that was left out at its usual value.
import { SHAPES, type FromServer } from "./wire";

const FRAMES: Record<string, string> = {
  hello: "Hello",
  ev: "Ev",
  around: "AroundTold",
  ack: "Ack",
  err: "Err",
  why: "WhyTold",
  chat: "ChatTold",
  pong: "Pong",
};

type Plain = Record<string, unknown>;

/** A value of a shape of the protocol, with what was left out. */
export function fill(shape: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => fill(shape, one));
  const known = SHAPES[shape];
  if (value === null || typeof value !== "object" || known === undefined) return value;
  const filled: Plain = { ...structuredClone(known.usual), ...(value as Plain) };
  for (const [field, inner] of Object.entries(known.holds))
    if (field in filled) filled[field] = fill(inner, filled[field]);
  return filled;
}

/** The frame, or null if it is none that this page knows. */
export function frameOf(text: string): FromServer | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  if (raw === null || typeof raw !== "object") return null;
  const shape = FRAMES[String((raw as Plain)["t"])];
  return shape === undefined ? null : (fill(shape, raw) as FromServer);
}
