import 'server-only';

/**
 * Reads a body, at most `limit` bytes of it.
 *
 * @returns `null` when the body is larger; bytes beyond the limit are never stored.
 */
export async function readBytes(
  { body }: Request | Response,
  limit: number,
): Promise<Buffer | null> {
  if (!body) return Buffer.alloc(0);
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return null;
    }
    parts.push(part.value);
  }
  return Buffer.concat(parts);
}

/** Reads a body as text, as {@link readBytes} does. */
export async function readBody(message: Request | Response, limit: number): Promise<string | null> {
  const bytes = await readBytes(message, limit);
  return bytes && new TextDecoder().decode(bytes);
}
