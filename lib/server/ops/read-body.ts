import 'server-only';

/**
 * Reads a request's body as text, at most `limit` bytes of it.
 *
 * @returns `null` when the body is larger; bytes beyond the limit are never stored.
 */
export async function readBody(request: Request, limit: number): Promise<string | null> {
  if (!request.body) return '';
  const decoder = new TextDecoder();
  const reader = request.body.getReader();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
