import { Trash } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

export { HistoryPanel } from './history-panel';

/** Puts the deleted entries into the admin's main menu. */
export function addDeletedEntries(app: StrapiApp): void {
  app.addMenuLink({
    to: 'deleted-entries',
    icon: Trash,
    intlLabel: { id: 'deleted-entries.title', defaultMessage: 'Deleted entries' },
    // Each member of staff sees what they may bring back; the route asks for a login.
    permissions: [],
    position: 3,
    Component: () => import('./deleted-entries-page'),
  });
}
