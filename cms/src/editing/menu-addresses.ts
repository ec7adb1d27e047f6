import type { Core } from '@strapi/strapi';
import { strings } from '@strapi/utils';
import { refuse } from '../refuse';
import { aroundWrites, textOf } from './writes';

const MENU = 'api::menu.menu';
const CATEGORY = 'api::category.category';
const ALLOWED = /^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/i;

/** The part of the address of a menu entry is made from its name, unless an editor writes it. */
export function deriveMenuAddresses(strapi: Core.Strapi): void {
  aroundWrites(strapi, {
    uids: [MENU, CATEGORY],
    before: ({ action, data, stored }) => {
      if (action === 'update' && !('slug' in data)) return;
      const written = textOf(data.slug);
      if (written === textOf(stored?.slug) && written !== '') return;
      const slug = written || strings.nameToSlug(textOf(data.name ?? stored?.name));
      if (slug !== '' && !ALLOWED.test(slug)) {
        refuse(
          'slug',
          `Use letters, digits and dashes only, such as “${strings.nameToSlug(slug)}”.`,
        );
      }
      data.slug = slug;
    },
  });
}
