import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { sharedPreviewLink } from '../preview/preview-link';
import { siteUrl } from '../redirects/guard-redirects';
import { FOLDERS } from './folders';

/** Screens that show the entries of a type. */
const SCREEN_OF: Record<string, string> = {
  'api::about.about': '/aboutus/company-profile',
  'api::article-type.article-type': '/blogs',
  'api::company-address.company-address': '/contact',
  'api::company-profile.company-profile': '/',
  'api::certificate.certificate': '/aboutus/company-profile',
  'api::menu.menu': '/',
  'api::press-kit.press-kit': '/press',
  'api::qna.qna': '/faq',
  'api::service.service': '/services',
  'api::team.team': '/aboutus/management-team',
  'api::testimonial.testimonial': '/case-studies',
};

/**
 * `GET /site-address/:uid/:documentId`: where staff see an entry on the site; `null`: nowhere.
 * `GET /shared-preview/:uid/:documentId`: a link that shows its draft to somebody without an account.
 */
export function offerSiteAddress(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '',
    routes: [
      {
        method: 'GET',
        path: '/site-address/:uid/:documentId',
        handler: async (ctx: Context) => {
          const { uid = '', documentId = '' } = ctx.params;
          const path = uid in FOLDERS ? await pagePath(strapi, uid, documentId) : SCREEN_OF[uid];
          ctx.set('Cache-Control', 'no-store');
          ctx.body = { url: path ? new URL(path, siteUrl()).href : null };
        },
        info: { type: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
      {
        method: 'GET',
        path: '/shared-preview/:uid/:documentId',
        handler: async (ctx: Context) => {
          const { uid = '', documentId = '' } = ctx.params;
          ctx.set('Cache-Control', 'no-store');
          ctx.body = { url: await sharedPreviewLink(uid, documentId) };
        },
        info: { type: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  });
}

async function pagePath(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<string | null> {
  const entry = await strapi.db.query(uid).findOne({
    where: { documentId, publishedAt: { $notNull: true } },
    select: ['slug'],
  });
  return entry?.slug ? FOLDERS[uid] + encodeURIComponent(entry.slug) : null;
}
