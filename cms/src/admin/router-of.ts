import type { StrapiApp } from '@strapi/strapi/admin';
import { isRecord } from '../is-record';

type Location = { pathname: string; search: string };
/** The part of React Router that is used here. */
type Router = {
  basename?: string;
  state: { location: Location; navigation: { location?: Location } };
  subscribe: (listener: (state: { location: Location }) => void) => () => void;
  navigate: (to: Location, options: { replace: boolean }) => unknown;
};

/** React Router's own router, which Strapi keeps to itself; `null` where a later version has none there. */
export function routerOf({ router: routes }: Pick<StrapiApp, 'router'>): Router | null {
  const router: unknown = Reflect.get(routes, 'router');
  return isRouter(router) ? router : null;
}

/**
 * Calls a function once, when another page opens.
 *
 * @returns What ends the waiting.
 */
export function onNextPage(router: Router, then: (location: Location) => void): () => void {
  const left = router.state.location;
  const stop = router.subscribe(({ location }) => {
    if (location === left) return;
    stop();
    then(location);
  });
  return stop;
}

function isRouter(value: unknown): value is Router {
  return (
    isRecord(value) &&
    isRecord(value.state) &&
    typeof value.subscribe === 'function' &&
    typeof value.navigate === 'function'
  );
}
