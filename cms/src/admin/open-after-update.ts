import type { StrapiApp } from '@strapi/strapi/admin';
import { routerOf } from './router-of';

/**
 * After an update the scripts of an open tab are gone from the service, and what was opened next turned for ever: it is
 * loaded whole, with the new scripts. What is typed is asked about before a page is left, and stays where none is.
 */
export function openAfterUpdate(app: Pick<StrapiApp, 'router'>): void {
  window.addEventListener('vite:preloadError', () => {
    const location = routerOf(app)?.state.navigation.location;
    if (location) window.location.assign(location.pathname + location.search);
  });
}
