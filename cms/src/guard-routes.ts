import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

/** Runs before a route: throws what it refuses. */
type Guard = (ctx: Context, next: Next) => unknown;

/**
 * Puts a guard in front of routes of a plugin's admin, whose services know nothing of the request.
 *
 * @param names Such as `DELETE /files/:id`; `null`: all routes.
 * @throws Error where the plugin has no such route: after an upgrade it would be open.
 */
export function guardRoutes(
  strapi: Core.Strapi,
  plugin: string,
  names: readonly string[] | null,
  guard: Guard,
): void {
  const { routes } = strapi.plugin(plugin);
  const all = Array.isArray(routes) ? [] : (routes.admin?.routes ?? []);
  const guarded = all.filter(({ method, path }) => names?.includes(`${method} ${path}`) ?? true);
  if (guarded.length < (names?.length ?? 1)) {
    throw new Error(`Routes of ${plugin} are not where they were: ${names ?? 'all of them'}`);
  }
  for (const route of guarded) {
    route.config ??= {};
    route.config.middlewares = [...(route.config.middlewares ?? []), guard];
  }
}
