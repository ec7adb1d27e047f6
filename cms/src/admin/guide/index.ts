import { Book } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

/** Puts the editors' guide into the admin's main menu. */
export function addGuide(app: StrapiApp): void {
  app.addMenuLink({
    to: 'guide',
    icon: Book,
    intlLabel: { id: 'guide.title', defaultMessage: 'Guide' },
    permissions: [],
    position: 4,
    Component: () => import('./guide-page'),
  });
}
