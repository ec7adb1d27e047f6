import type { Core } from '@strapi/strapi';
import { isRecord } from '../is-record';

/** What Strapi says where a role does not allow something. */
const SILENT = ['Policy Failed', 'Forbidden', 'Forbidden access'];
const WORDS =
  'Your role does not allow this. If it did before, it was changed meanwhile: copy what you have typed, reload the page, and ask the Super Admin.';

/**
 * Says in words what the admin shows of a refusal. Whose role is changed sees the buttons of the old one as long as
 * a page is open. Programs, which read the content API, get what Strapi says.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    await next();
    const prefix: string = strapi.config.get('api.rest.prefix', '/api');
    if (ctx.status !== 403 || ctx.path.startsWith(`${prefix}/`)) return;
    const { error } = isRecord(ctx.body) ? ctx.body : {};
    if (isRecord(error) && SILENT.includes(String(error.message))) error.message = WORDS;
  };
