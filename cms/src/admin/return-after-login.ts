import type { StrapiApp } from '@strapi/strapi/admin';
import { isRecord } from '../is-record';

const LOGIN = '/auth/login';

type Location = { pathname: string; search: string };
/** The part of React Router that is used here; Strapi keeps it to itself. */
type Router = {
  basename?: string;
  state: { location: Location };
  subscribe: (listener: (state: { location: Location }) => void) => () => void;
  navigate: (to: Location, options: { replace: boolean }) => unknown;
};

let stopWaiting = () => {};

/**
 * After a login that has ended, the page that was left opens again. Strapi does this where the login is opened by
 * somebody who has none, and opens its home page where it notices the end by itself.
 */
export function returnAfterLogin({ router: routes }: Pick<StrapiApp, 'router'>): void {
  const router: unknown = Reflect.get(routes, 'router');
  if (!isRouter(router)) return;
  const left = router.state.location;
  const inAdmin = (pathname: string) => pathname.slice(router.basename?.length ?? 0);
  if (inAdmin(left.pathname).startsWith('/auth/')) return;
  stopWaiting();
  const stop = router.subscribe(({ location }) => {
    if (location === left) return;
    stop();
    if (inAdmin(location.pathname) !== LOGIN || location.search !== '') return;
    const search = `?redirectTo=${encodeURIComponent(inAdmin(left.pathname) + left.search)}`;
    router.navigate({ pathname: LOGIN, search }, { replace: true });
  });
  stopWaiting = stop;
}

function isRouter(value: unknown): value is Router {
  return (
    isRecord(value) &&
    isRecord(value.state) &&
    typeof value.subscribe === 'function' &&
    typeof value.navigate === 'function'
  );
}
