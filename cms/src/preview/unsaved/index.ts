import type { Core } from '@strapi/strapi';
import { adminRoutes } from '../../admin-routes';
import { addChangeTable } from './change-table';
import { openUnsavedPreview, openUnsavedTree } from './unsaved-preview-route';

/** Previews of the menu, the offices, the settings and what else has no drafts. */
export function addUnsavedPreviews(strapi: Core.Strapi): void {
  addChangeTable(strapi);
  adminRoutes(strapi, [
    ['POST', '/unsaved-preview/menu-tree', openUnsavedTree],
    ['POST', '/unsaved-preview/:uid/:documentId', openUnsavedPreview],
  ]);
}
