import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { guardRoutes } from './guard-routes';

/** Of each plugin, routes that nothing here uses. */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  // Sends any mail, from any sender to any recipient, by a mail server of its own.
  email: ['POST /'],
  // No type has translations. The first one changes a setting for all; the others read entries of colleagues.
  i18n: [
    'PUT /settings',
    'GET /content-manager/get-fill-from-locale/:model',
    'POST /content-manager/actions/get-non-localized-fields',
  ],
};

/** Closes routes for which Strapi asks for a login only, or hardly more, and that no page of the admin needs. */
export function closeRoutes(strapi: Core.Strapi): void {
  for (const [plugin, routes] of Object.entries(UNUSED)) {
    guardRoutes(strapi, plugin, routes, () => {
      throw new errors.ForbiddenError();
    });
  }
}
