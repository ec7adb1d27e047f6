import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

const PROFILE = 'api::company-profile.company-profile';
const SETTING = 'api::global-entity.global-entity';
/** What fills a square well enough, as for the icons of the site. */
const MAX_RATIO = 1.25;

/**
 * `GET /organization-name`: what the login and the menu of the admin call the site, its colour and its logo;
 * visitors see all three.
 */
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
          const setting = await strapi.db.query(SETTING).findOne({
            where: { key: 'company_logo' },
            populate: ['singleMedia'],
          });
          ctx.set('Cache-Control', 'no-store');
          ctx.body = {
            name: profile?.brand ?? null,
            accent: profile?.accentColor ?? null,
            logo: toLogo(setting?.singleMedia),
          };
        },
        info: { type: 'admin' },
        config: { auth: false },
      },
    ],
  });
}

type LogoFile = { url: string; width: number | null; height: number | null };

/** Of a logo that the admin may show: its policy allows no image of another host. */
function toLogo(file: LogoFile | null | undefined) {
  if (!file || !/^\/(?!\/)/.test(file.url)) return null;
  const { url, width, height } = file;
  const isSquare =
    width !== null && height !== null && Math.max(width / height, height / width) <= MAX_RATIO;
  return { url, isSquare };
}
