import { Trash } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { addPage } from '../add-page';
import { EDITING } from '../editing-permissions';

export { HistoryPanel } from './history-panel';

/** Puts the deleted entries into the admin's main menu. */
export function addDeletedEntries(app: StrapiApp): void {
  addPage(app, {
    to: 'deleted-entries',
    icon: Trash,
    intlLabel: { id: 'deleted-entries.title', defaultMessage: 'Deleted entries' },
    // Each of them sees what they may bring back.
    permissions: EDITING,
    position: 3,
    Component: () => import('./deleted-entries-page'),
  });
}
