import { BulletList } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { addPage } from '../add-page';
import { TreeLink } from './tree-link';

/** Puts the tree of the menu into the admin's main menu. */
export function addMenuTree(app: StrapiApp): void {
  addPage(app, {
    to: 'menu-tree',
    icon: BulletList,
    intlLabel: { id: 'menu-tree.title', defaultMessage: 'Menu tree' },
    permissions: [{ action: 'plugin::content-manager.explorer.read', subject: 'api::menu.menu' }],
    position: 2,
    Component: () => import('./menu-tree-page'),
  });
}

/** Puts the way to it above the list of the menu's entries. */
export function addTreeLink(app: Pick<StrapiApp, 'getPlugin'>): void {
  app.getPlugin('content-manager').injectComponent('listView', 'actions', {
    name: 'menu-tree',
    Component: TreeLink,
  });
}
