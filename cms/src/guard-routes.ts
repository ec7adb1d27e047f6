import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

/** Runs before a route: throws what it refuses. */
type Guard = (ctx: Context, next: Next) => unknown;

/**
 * Puts guards in front of routes of a plugin's admin, whose services know nothing of the request.
 *
 * @param guardOf The guard of a route; `null` for none.
 * @returns How many routes are guarded.
 * @throws Error where the plugin has no such routes.
 */
export function guardRoutes(
  strapi: Core.Strapi,
  plugin: string,
  guardOf: (route: { method: string; path: string }) => Guard | null,
): number {
  const { routes } = strapi.plugin(plugin);
  const admin = Array.isArray(routes) ? undefined : routes.admin;
  if (!admin) throw new Error(`The routes of ${plugin} are not where they were`);
  let count = 0;
  for (const route of admin.routes) {
    const guard = guardOf(route);
    if (!guard) continue;
    route.config ??= {};
    route.config.middlewares = [...(route.config.middlewares ?? []), guard];
    count += 1;
  }
  return count;
}
