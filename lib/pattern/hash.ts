/** A 32-bit hash of a text (FNV-1a); for choosing and naming, not for secrets. */
export function toHash(text: string): number {
  let hash = 2166136261;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  }
  return hash;
}
