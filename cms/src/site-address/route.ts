import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { adminRoutes } from '../admin-routes';
import { previewLink } from '../preview/preview-link';
import { siteUrl } from '../site-url';
import { FOLDERS } from './folders';
import { publishedSlug } from './published-slug';
import { screenOf, urlAtPart } from './screens';
import { answerSitePages } from './site-pages';

/** Where staff see entries on the site, links that show their drafts, and the pages that there are. */
export function offerSiteAddress(strapi: Core.Strapi): void {
  adminRoutes(strapi, [
    ['GET', '/site-address/:uid/:documentId', answerSiteAddress],
    ['GET', '/tab-preview/:uid/:documentId', answerTabPreview],
    ['GET', '/shared-preview/:uid/:documentId', answerSharedPreview],
    ['GET', '/site-pages', answerSitePages],
  ]);
}

/** `GET /site-address/:uid/:documentId`: where staff see an entry on the site; `null`: nowhere. */
async function answerSiteAddress(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { uid = '', documentId = '' } = ctx.params;
  if (uid in FOLDERS) {
    const slug = await publishedSlug(strapi, uid, documentId);
    const path = slug && FOLDERS[uid] + encodeURIComponent(slug);
    ctx.body = { url: path && new URL(path, siteUrl()).href };
    return;
  }
  const entry = await findShown(strapi, uid, documentId);
  const path = screenOf(uid, entry);
  ctx.body = { url: path && urlAtPart(new URL(path, siteUrl()), uid, entry) };
}

/** `GET /tab-preview/:uid/:documentId`: a link that shows its draft, on the screen that `screen` names. */
async function answerTabPreview(_: Core.Strapi, ctx: Context): Promise<void> {
  await answerPreview(ctx, false);
}

/** `GET /shared-preview/:uid/:documentId`: the same for a day, for somebody without an account. */
async function answerSharedPreview(_: Core.Strapi, ctx: Context): Promise<void> {
  await answerPreview(ctx, true);
}

async function answerPreview(ctx: Context, isShared: boolean): Promise<void> {
  const { uid = '', documentId = '' } = ctx.params;
  const { screen } = ctx.query;
  const link = await previewLink(uid, { documentId, status: 'draft', isShared, screen });
  ctx.body = { url: link ?? null };
}

/** What visitors see of an entry, else its draft. */
async function findShown(strapi: Core.Strapi, uid: string, documentId: string): Promise<unknown> {
  const rows = await strapi.db.query(uid).findMany({ where: { documentId } });
  return rows.find(({ publishedAt }) => publishedAt) ?? rows[0];
}
