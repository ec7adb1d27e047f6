import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

/** The token that a request is made with; empty where it has none. */
export function bearerOf(ctx: Pick<Context, 'get'>): string {
  const [, token = ''] = ctx.get('Authorization').match(/^Bearer\s+(\S+)$/i) ?? [];
  return token;
}

/** Whether a token is signed for staff. The route asks for the session and the role. */
export function isOfStaff(strapi: Core.Strapi, token: string): boolean {
  return strapi.sessionManager('admin').validateAccessToken(token).isValid;
}
