import { CheckCircle } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

/** Puts the content check into the admin's main menu. */
export function addContentCheck(app: StrapiApp): void {
  app.addMenuLink({
    to: 'content-check',
    icon: CheckCircle,
    intlLabel: { id: 'content-check.title', defaultMessage: 'Content check' },
    // Every member of staff may see what is to be put right; the route asks for a login.
    permissions: [],
    position: 2,
    Component: () => import('./content-check-page'),
  });
}
