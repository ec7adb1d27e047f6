import { getFetchClient, type StrapiApp } from '@strapi/strapi/admin';

type Permissions = { data: unknown[] };

let running: Promise<boolean> | null = null;

/**
 * Strapi draws a page before it has read what its user may do, where that takes longer than the rest, and does
 * not ask again: buttons such as “New” in the Media Library stayed away. What is asked before has no answer, so
 * that Strapi waits; with the permissions it asks once more.
 */
export function waitForPermissions(app: Pick<StrapiApp, 'addRBACMiddleware'>): void {
  app.addRBACMiddleware(({ permissions }) => (next) => async (found) => {
    if (permissions.length === 0 && (await hasPermissions())) return new Promise(() => {});
    return next(found);
  });
}

/** Whether the user may do anything; somebody whose role is empty sees the admin as well. */
function hasPermissions(): Promise<boolean> {
  running ??= getFetchClient()
    .get<Permissions>('/admin/users/me/permissions')
    .then(({ data }) => data.data.length > 0)
    .catch(() => false)
    .finally(() => {
      running = null;
    });
  return running;
}
