import { createHmac, randomBytes } from 'node:crypto';
import type { UID } from '@strapi/strapi';
import { siteUrl } from '../redirects/guard-redirects';

const ARTICLE = 'api::article.article';
const ABOUT = 'api::about.about';

/** As long as the admin may keep an address before its frame asks for it. */
const LINK_AGE_MS = 30 * 60 * 1000;

type Options = { documentId?: string; status?: string };

/**
 * The address that the admin's preview opens: a link to the site that is signed, short-lived and
 * good for one path. `undefined` for what has no page of its own, and for an entry that whoever asks
 * may not read: then there is no button.
 */
export async function previewLink(
  uid: UID.ContentType,
  { documentId, status }: Options,
): Promise<string | undefined> {
  const secret = process.env.PREVIEW_SECRET;
  const path = await pathOf(uid, documentId);
  if (!secret || path === null) return undefined;
  const pass = {
    use: 'open',
    id: randomBytes(12).toString('base64url'),
    path,
    status: status === 'published' ? 'published' : 'draft',
    entry: entryUrl(uid, documentId),
    expires: Date.now() + LINK_AGE_MS,
  };
  const body = Buffer.from(JSON.stringify(pass)).toString('base64url');
  const signature = createHmac('sha256', secret).update(body).digest('base64url');
  const link = new URL('/api/preview', siteUrl());
  link.searchParams.set('pass', `${body}.${signature}`);
  return link.href;
}

async function pathOf(uid: string, documentId: string | undefined): Promise<string | null> {
  if (uid === ABOUT) {
    return mayRead(uid, await strapi.db.query(uid).findOne({})) ? '/aboutus/company-profile' : null;
  }
  if (uid !== ARTICLE || !documentId) return null;
  const article = await strapi.db.query(uid).findOne({
    where: { documentId, publishedAt: null },
    populate: { createdBy: true },
  });
  if (!article?.slug || !mayRead(uid, article)) return null;
  return `/post/${encodeURIComponent(article.slug)}`;
}

/** Strapi asks for a login only; authors see no entries but their own. */
function mayRead(uid: string, entry: unknown): boolean {
  const userAbility = strapi.requestContext.get()?.state.userAbility;
  if (!userAbility || !entry) return false;
  const checkers = strapi.plugin('content-manager').service('permission-checker');
  return checkers.create({ userAbility, model: uid }).can.read(entry);
}

/** Where the entry is edited, as its editor's browser knows the admin. */
function entryUrl(uid: string, documentId: string | undefined): string {
  const admin: string = strapi.config.get('admin.absoluteUrl');
  const kind = uid === ABOUT ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
  return `${admin}/content-manager/${kind}`;
}
