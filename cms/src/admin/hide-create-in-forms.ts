import type { StrapiApp } from '@strapi/strapi/admin';

const CREATE = 'plugin::content-manager.explorer.create';

/**
 * Switches “Create a new entry” off in relation fields. With the new entry Strapi saves the form around the field, as
 * it stands: that of a type without drafts is on the site at once, and that of a copy is saved over its original. And the
 * arrow keys came to it before the entries of the list.
 */
export function hideCreateInForms(app: Pick<StrapiApp, 'addRBACMiddleware'>): void {
  app.addRBACMiddleware(
    () => (next) => (permissions) =>
      // A relation field asks without fields; what the page itself asks for has them.
      next(permissions.filter((each) => each.action !== CREATE || 'properties' in each)),
  );
}
