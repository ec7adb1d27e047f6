/** Named to sort before the core router, which would read `tree` as the id of an entry. */
export default {
  type: 'content-api',
  routes: [{ method: 'GET', path: '/menus/tree', handler: 'menu.tree' }],
};
