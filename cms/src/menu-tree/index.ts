import type { Core } from '@strapi/strapi';
import { adminRoutes } from '../admin-routes';
import { answerMenuTree, answerUnsavedTree, moveMenuEntries } from './menu-tree-route';

/** What the page “Menu tree” of the admin asks. */
export function addMenuTree(strapi: Core.Strapi): void {
  adminRoutes(strapi, [
    ['GET', '/menu-tree', answerMenuTree],
    ['POST', '/menu-tree', moveMenuEntries],
    ['POST', '/unsaved-menu-tree', answerUnsavedTree],
  ]);
}
