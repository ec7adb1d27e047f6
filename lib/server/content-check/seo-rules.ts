import type { InventoryEntry } from '@/content-client';
import { isRecord } from '@/lib/is-record';
import { pageTitle } from '@/lib/seo/page-title';
import { MAX_DESCRIPTION_LENGTH } from '@/lib/text/description';
import type { Report } from './finding';
import { textOf } from './values';

/** Search results show no more; cms/src/admin/search-preview/search-texts.ts says the same beside the form. */
const MAX_TITLE_LENGTH = 60;

/**
 * Title and description for search engines: missing, or longer than search engines show. The page of a service,
 * a case study or a vacancy has its title and its summary where it has none of its own.
 *
 * @param brand Every title of the site begins with it.
 */
export function checkSeo(entry: InventoryEntry, brand: string, report: Report): void {
  const seo = isRecord(entry.fields.seo) ? entry.fields.seo : {};
  const instead = entry.type === 'article' ? {} : entry.fields;
  const title = textOf(seo.metaTitle);
  const description = textOf(seo.metaDescription);
  const whole = title && pageTitle(brand, title);
  checkLength(whole, MAX_TITLE_LENGTH, 'metaTitle', `title, with “${brand}” in front,`);
  checkLength(description, MAX_DESCRIPTION_LENGTH, 'metaDescription', 'description');
  // A page excluded from search engines needs neither.
  if (seo.noindex === true) return;
  if (title === '' && textOf(instead.title) === '') {
    report('seo-missing', entry, 'seo.metaTitle', 'Has no title of its own.');
  }
  if (description === '' && textOf(instead.summary) === '') {
    report('seo-missing', entry, 'seo.metaDescription', 'Has no description of its own.');
  }

  function checkLength(text: string, max: number, field: string, name: string): void {
    if (text.length <= max) return;
    const message = `The ${name} has ${text.length} characters; ${max} are shown.`;
    report('seo-too-long', entry, `seo.${field}`, message);
  }
}
