import type { InventoryEntry } from '@/content-client';
import { isRecord } from '@/lib/is-record';
import type { Report } from './finding';
import { textOf } from './values';

/** What search results show of them, on a wide screen. */
const LONGEST_TITLE = 65;
const LONGEST_DESCRIPTION = 165;

/** What an article tells search engines: there, and no longer than they show. */
export function checkSeo(entry: InventoryEntry, report: Report): void {
  const seo = isRecord(entry.fields.seo) ? entry.fields.seo : {};
  const title = textOf(seo.metaTitle);
  const description = textOf(seo.metaDescription);
  tooLong(title, LONGEST_TITLE, 'metaTitle', 'title');
  tooLong(description, LONGEST_DESCRIPTION, 'metaDescription', 'description');
  // What no search engine shall list needs neither.
  if (seo.noindex === true) return;
  if (title === '') report('seo-missing', entry, 'seo.metaTitle', 'Has no title of its own.');
  if (description === '') {
    report('seo-missing', entry, 'seo.metaDescription', 'Has no description of its own.');
  }

  function tooLong(text: string, most: number, field: string, name: string): void {
    if (text.length <= most) return;
    const message = `The ${name} has ${text.length} characters; ${most} are shown.`;
    report('seo-too-long', entry, `seo.${field}`, message);
  }
}
