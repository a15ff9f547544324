// Writes src/lib/wire.ts from docs/protocol.schema.json: `node tools/wire-types.mjs`. A test tells when it is not fresh.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
export const SCHEMA = join(here, "../../docs/protocol.schema.json");
export const WIRE = join(here, "../src/lib/wire.ts");

/** @typedef {{ $ref?: string, anyOf?: Schema[], type?: string, enum?: unknown[], items?: Schema | false,
 *   prefixItems?: Schema[], properties?: Record<string, Schema>, required?: string[], default?: unknown }} Schema */
/** @typedef {{ in: Schema, out: Schema, $defs: Record<string, Schema> }} Protocol */

/** @param {string} ref */
const nameOf = (ref) => ref.replace("#/$defs/", "");

/** @param {Schema} s @returns {string} */
function typeOf(s) {
  if (s.$ref) return nameOf(s.$ref);
  if (s.anyOf) return [...new Set(s.anyOf.map(typeOf))].join(" | ");
  if (s.enum) return s.enum.map((v) => JSON.stringify(v)).join(" | ");
  if (s.type === "array") {
    const inner = s.items ? typeOf(s.items) : "never";
    return inner.includes("|") ? `(${inner})[]` : `${inner}[]`;
  }
  if (s.type === "integer" || s.type === "number") return "number";
  return s.type ?? "unknown";
}

/** Which other shape a field holds, itself or in a list. @param {Schema} s @returns {string | undefined} */
function holds(s) {
  if (s.$ref) return nameOf(s.$ref);
  if (s.items) return holds(s.items);
  return s.anyOf?.map(holds).find(Boolean);
}

/** @param {Schema} s @returns {Set<string>} */
function named(s) {
  return new Set((s.anyOf ?? [s]).flatMap((part) => (part.$ref ? [nameOf(part.$ref)] : [])));
}

/** @param {Protocol} protocol */
export function generate(protocol) {
  const incoming = named(protocol.in);
  const lines = ["// Made by tools/wire-types.mjs from docs/protocol.schema.json; do not edit.", ""];
  /** @type {Record<string, { usual: Record<string, unknown>, holds: Record<string, string> }>} */
  const shapes = {};
  for (const [name, def] of Object.entries(protocol.$defs)) {
    lines.push(`export interface ${name} {`);
    /** @type {{ usual: Record<string, unknown>, holds: Record<string, string> }} */
    const shape = { usual: {}, holds: {} };
    for (const [field, s] of Object.entries(def.properties ?? {})) {
      const filled = !incoming.has(name) && "default" in s; // by what it usually is
      const needed = filled || field === "t" || def.required?.includes(field);
      lines.push(`  ${field}${needed ? "" : "?"}: ${typeOf(s)};`);
      if ("default" in s) shape.usual[field] = s.default;
      const inner = holds(s);
      if (inner) shape.holds[field] = inner;
    }
    lines.push("}", "");
    if (!incoming.has(name)) shapes[name] = shape;
  }
  lines.push(`export type FromPage = ${[...incoming].join(" | ")};`);
  lines.push(`export type FromServer = ${[...named(protocol.out)].join(" | ")};`, "");
  lines.push("/** What a field that was left out means, and which shape a field holds. */");
  lines.push(
    "export const SHAPES: Record<string, { usual: Record<string, unknown>; holds: Record<string, string> }> =",
  );
  lines.push(`${JSON.stringify(shapes, null, 1)};`, "");
  return lines.join("\n");
}

export const fresh = () => generate(JSON.parse(readFileSync(SCHEMA, "utf-8")));

if (argv[1] === fileURLToPath(import.meta.url)) writeFileSync(WIRE, fresh());
