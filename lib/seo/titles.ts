/** Words that are not written the way their slug is (specification §2, breadcrumb). */
const SPECIAL_WORDS: Readonly<Record<string, string>> = { whats: 'WhatsApp' };

/**
 * A slug as a title: split on dashes, words capitalised, 'whats' shown as 'WhatsApp'
 * (specification §2, article page).
 */
export function titleFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter((word) => word !== '')
    .map(
      (word) => SPECIAL_WORDS[word.toLowerCase()] ?? word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}
