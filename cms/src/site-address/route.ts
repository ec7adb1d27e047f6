import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { sharedPreviewLink } from '../preview/preview-link';
import { siteUrl } from '../redirects/guard-redirects';

const ARTICLE = 'api::article.article';
/** Screens that show the entries of a type. */
const SCREEN_OF: Record<string, string> = {
  'api::about.about': '/aboutus/company-profile',
  'api::article-type.article-type': '/blogs',
  'api::company-address.company-address': '/contact',
  'api::company-profile.company-profile': '/',
  'api::menu.menu': '/',
  'api::qna.qna': '/faq',
  'api::service.service': '/services',
  'api::team.team': '/aboutus/management-team',
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
          const path = uid === ARTICLE ? await articlePath(strapi, documentId) : SCREEN_OF[uid];
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

async function articlePath(strapi: Core.Strapi, documentId: string): Promise<string | null> {
  const article = await strapi.db.query(ARTICLE).findOne({
    where: { documentId, publishedAt: { $notNull: true } },
    select: ['slug'],
  });
  return article?.slug ? `/post/${encodeURIComponent(article.slug)}` : null;
}
