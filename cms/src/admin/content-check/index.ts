import { CheckCircle } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { addPage } from '../add-page';
import { EDITING } from '../editing-permissions';

/** Puts the content check into the admin's main menu. */
export function addContentCheck(app: StrapiApp): void {
  addPage(app, {
    to: 'content-check',
    icon: CheckCircle,
    intlLabel: { id: 'content-check.title', defaultMessage: 'Content check' },
    permissions: EDITING,
    position: 2,
    Component: () => import('./content-check-page'),
  });
}
