import type { StrapiApp } from '@strapi/strapi/admin';

/** The site fills these; nobody creates an entry by hand, whatever their role. */
const FILLED_BY_THE_SITE = ['api::missed-address.missed-address'];
const CREATE = 'plugin::content-manager.explorer.create';
/** Plugins are the developer's; the link leads out of the admin. */
const MARKETPLACE = 'admin::marketplace.read';

type Permission = { action: string; subject?: string | null };

/** Hides buttons and links whose action the service refuses to everybody. */
export function hideImpossibleActions(app: StrapiApp): void {
  app.addRBACMiddleware(
    () => (next) => (permissions) => next(permissions.filter((each) => isPossible(each))),
  );
}

function isPossible({ action, subject }: Permission): boolean {
  if (action === MARKETPLACE) return false;
  return action !== CREATE || !FILLED_BY_THE_SITE.includes(subject ?? '');
}
