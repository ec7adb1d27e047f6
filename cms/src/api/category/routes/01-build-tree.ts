/** Named to sort before the core router, which would read `build-tree` as the id of a category. */
export default {
  type: 'content-api',
  routes: [{ method: 'GET', path: '/categories/build-tree', handler: 'category.buildTree' }],
};
