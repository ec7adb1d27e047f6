import type { StrapiApp } from '@strapi/strapi/admin';
import { reasonOf } from './kept-files-reason';

/**
 * Says why files were not deleted. The media library shows one sentence whatever the service answers; only
 * the page of a single file has the answer itself.
 */
export function explainKeptFiles(app: Pick<StrapiApp, 'addMiddlewares'>): void {
  app.addMiddlewares([
    () => () => (next) => (action) => {
      const reason = reasonOf(action);
      if (reason !== null) window.alert(reason);
      return next(action);
    },
  ]);
}
