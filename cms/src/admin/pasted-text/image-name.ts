/** Of a file's name. */
const MAX_LETTERS = 60;

/** How many images were named after a title, since the admin was opened. */
const counts = new Map<string, number>();

/**
 * What a pasted image is called in the Media Library, where a word processor gives it no name: what it shows, else
 * the title of the entry with a number.
 */
export function nameOf(alternativeText: string, title: string): string {
  const shown = toName(alternativeText);
  if (shown) return shown;
  const base = toName(title) || 'pasted';
  const count = (counts.get(base) ?? 0) + 1;
  counts.set(base, count);
  return `${base}-${count}`;
}

function toName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, MAX_LETTERS)
    .replace(/^-|-$/g, '');
}
