import type { InventoryEntry } from '@/content-client';
import type { Report } from './finding';
import type { FollowedLinks } from './link-rules';
import { articleSlugOf } from './menu-tree';
import { textOf } from './values';

/** So long before its end a certificate is worth a reminder. */
const REMINDER_DAYS = 30;
const DAY_MS = 86_400_000;

/** The last day of each type. */
const ENDS: Readonly<Record<string, string>> = {
  certificate: 'validUntil',
  vacancy: 'closesOn',
};

/**
 * A certificate or a vacancy that has ended is not shown any more; a certificate that ends soon has to be
 * renewed.
 *
 * @param today As `2026-11-22`.
 */
export function checkEnd(entry: InventoryEntry, today: string, report: Report): void {
  const field = ENDS[entry.type] ?? '';
  const end = textOf(entry.fields[field]);
  if (end === '') return;
  if (end < today) {
    report('ended', entry, field, `Ended on ${end}: the site does not show it any more.`);
    return;
  }
  const days = Math.round((Date.parse(end) - Date.parse(today)) / DAY_MS);
  if (entry.type === 'certificate' && days <= REMINDER_DAYS) {
    report('ended', entry, field, `Ends ${inDays(days)}, on ${end}.`);
  }
}

function inDays(days: number): string {
  return ['today', 'tomorrow'][days] ?? `in ${days} days`;
}

/** The article that a service page links to. */
export function followArticle(page: InventoryEntry, { articles }: FollowedLinks): void {
  const slug = articleSlugOf(page);
  if (slug !== null) articles.set(slug, (articles.get(slug) ?? new Set()).add(page.documentId));
}
