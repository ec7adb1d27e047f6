/** A percent-encoded text, decoded; `null` where its encoding is malformed. */
export function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
