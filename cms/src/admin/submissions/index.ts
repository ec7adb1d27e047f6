import type { StrapiApp } from '@strapi/strapi/admin';
import { ExportButton } from './export-button';

/** Puts the export above the lists of what visitors sent. */
export function addExport(app: Pick<StrapiApp, 'getPlugin'>): void {
  app.getPlugin('content-manager').injectComponent('listView', 'actions', {
    name: 'export-submissions',
    Component: ExportButton,
  });
}
