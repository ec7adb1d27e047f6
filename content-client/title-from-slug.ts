/** Words that are written differently from their slug (specification §2, breadcrumb). */
const SPELLINGS: ReadonlyMap<string, string> = new Map([['whats', 'WhatsApp']]);

/**
 * A slug as a title: split on dashes, words capitalised, 'whats' shown as 'WhatsApp'
 * (specification §2, article page).
 */
export function titleFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter((word) => word !== '')
    .map(
      (word) => SPELLINGS.get(word.toLowerCase()) ?? word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}
