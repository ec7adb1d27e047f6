import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

const PROFILE = 'api::company-profile.company-profile';

/** `GET /organization-name`: what the login and the menu of the admin call the site, and its colour; visitors see both. */
export function offerOrganizationName(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '',
    routes: [
      {
        method: 'GET',
        path: '/organization-name',
        handler: async (ctx: Context) => {
          const profile = await strapi.db.query(PROFILE).findOne({
            where: { publishedAt: { $notNull: true } },
            select: ['brand', 'accentColor'],
          });
          ctx.set('Cache-Control', 'no-store');
          ctx.body = { name: profile?.brand ?? null, accent: profile?.accentColor ?? null };
        },
        info: { type: 'admin' },
        config: { auth: false },
      },
    ],
  });
}
