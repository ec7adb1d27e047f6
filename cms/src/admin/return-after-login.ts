import type { StrapiApp } from '@strapi/strapi/admin';
import { onNextPage, routerOf } from './router-of';

const LOGIN = '/auth/login';

let stopWaiting = () => {};

/**
 * After a login that has ended, the page that was left opens again. Strapi does this where the login is opened by
 * somebody who has none, and opens its home page where it notices the end by itself.
 */
export function returnAfterLogin(app: Pick<StrapiApp, 'router'>): void {
  const router = routerOf(app);
  if (!router) return;
  const left = router.state.location;
  const inAdmin = (pathname: string) => pathname.slice(router.basename?.length ?? 0);
  if (inAdmin(left.pathname).startsWith('/auth/')) return;
  stopWaiting();
  stopWaiting = onNextPage(router, (location) => {
    if (inAdmin(location.pathname) !== LOGIN || location.search !== '') return;
    const search = `?redirectTo=${encodeURIComponent(inAdmin(left.pathname) + left.search)}`;
    router.navigate({ pathname: LOGIN, search }, { replace: true });
  });
}
