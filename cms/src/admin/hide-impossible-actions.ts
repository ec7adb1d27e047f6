import type { StrapiApp } from '@strapi/strapi/admin';

/** The site fills these; nobody creates an entry by hand, whatever their role. */
const FILLED_BY_THE_SITE = ['api::missed-address.missed-address'];
const CREATE = 'plugin::content-manager.explorer.create';

/** Hides buttons whose action the service refuses to everybody. */
export function hideImpossibleActions(app: StrapiApp): void {
  app.addRBACMiddleware(
    () => (next) => (permissions) =>
      next(
        permissions.filter(
          ({ action, subject }) => action !== CREATE || !FILLED_BY_THE_SITE.includes(subject ?? ''),
        ),
      ),
  );
}
