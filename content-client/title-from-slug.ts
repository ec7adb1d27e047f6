/** Words that are written differently from their slug (specification §2, breadcrumb). */
const SPELLINGS: Readonly<Record<string, string>> = { whats: 'WhatsApp' };

/**
 * A slug as a title: split on dashes, words capitalised, 'whats' shown as 'WhatsApp'
 * (specification §2, article page).
 */
export function titleFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter((word) => word !== '')
    .map((word) => SPELLINGS[word.toLowerCase()] ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
