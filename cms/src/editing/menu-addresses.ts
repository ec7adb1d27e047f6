import { refuse } from '../refuse';
import { textOf } from '../text-of';
import { slugOf } from './slug-of';
import type { Rule } from './writes';

const MENU = 'api::menu.menu';
const CATEGORY = 'api::category.category';
/** What a visitor's browser may follow: a page of the site, another site, a mail, a call. */
const ADDRESS = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S+$|^\/$/i;
const ALLOWED = /^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/;
/** Where none can be made of what was written. */
const EXAMPLE = 'services';

const TYPES: readonly string[] = [MENU, CATEGORY];

/** The part of the address of a menu entry is made from its name, unless an editor writes it. */
export const menuAddresses: Rule = {
  uids: TYPES,
  before: ({ uid, action, data, stored }) => {
    if (uid === MENU) refuseOtherLinks(data.link);
    if (action === 'update' && !('slug' in data)) return;
    const written = textOf(data.slug);
    if (written === textOf(stored?.slug) && written !== '') return;
    const name = textOf(data.name ?? stored?.name);
    const slug = written || slugOf(name);
    if (slug === '' && name !== '') {
      refuse(
        'slug',
        `Write it in small letters, such as “${EXAMPLE}”: none can be made of “${name}”.`,
      );
    }
    if (slug !== '' && !ALLOWED.test(slug)) {
      const example = slugOf(slug) || EXAMPLE;
      refuse('slug', `Use small letters, digits and dashes only, such as “${example}”.`);
    }
    data.slug = slug;
  },
};

/**
 * An entry of old that was stored without its part of the address, and whose name gives none, has its id
 * for one: it must come back, and its field asks for a better one.
 */
export function withAddress(
  uid: string,
  documentId: string,
  data: Record<string, unknown>,
): Record<string, unknown> {
  const isWithout = TYPES.includes(uid) && textOf(data.slug) === '';
  if (!isWithout || slugOf(textOf(data.name)) !== '') return data;
  return { ...data, slug: documentId.toLowerCase() };
}

/** An address that the site would not follow is refused where it is written. */
function refuseOtherLinks(value: unknown): void {
  const link = textOf(value);
  if (link === '' || ADDRESS.test(link)) return;
  refuse(
    'link',
    'Write an address on this site (/services) or a whole one (https://…, mailto:…, tel:…).',
  );
}
