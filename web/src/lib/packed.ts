// A text small enough for an address: compressed, in letters that need no escaping.
const FORMAT = "deflate";
const AT_ONCE = 0x8000; // letters that are made from bytes in one call

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  how: ReadableWritablePair,
  most: number,
): Promise<Uint8Array> {
  const reader = (new Blob([bytes]).stream().pipeThrough(how) as ReadableStream<Uint8Array>).getReader();
  const found: number[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(found);
    for (const byte of value) found.push(byte);
    if (found.length > most) throw new RangeError("too long");
  }
}

export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream(FORMAT), Infinity);
  let letters = "";
  for (let n = 0; n < bytes.length; n += AT_ONCE)
    letters += String.fromCharCode(...bytes.subarray(n, n + AT_ONCE));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text again; null for what is none, or longer than `most` bytes. */
export async function unpacked(letters: string, most: number): Promise<string | null> {
  try {
    const raw = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream(FORMAT), most));
  } catch {
    return null;
  }
}
