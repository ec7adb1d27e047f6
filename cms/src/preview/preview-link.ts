import { randomUUID } from 'node:crypto';
import type { UID } from '@strapi/strapi';
import { SignJWT } from 'jose';
import { findEmptyFields } from '../editing/required-fields';
import { FOLDERS } from '../site-address/folders';
import { isChoice, screenOf } from '../site-address/screens';
import { siteUrl } from '../site-url';
import { permissionsOf, WITH_CREATOR } from '../staff';
import { PREVIEWED_LISTS, PREVIEWED_SINGLES } from './previewed-types';

const ARTICLE = 'api::article.article';
/** As long as the admin may have an address open before its frame requests it. */
const LINK_TTL = '30 minutes';
/** For somebody without an account, who reads it when they have time. */
const SHARED_LINK_TTL = '1 day';
/** The site accepts the token for opening a preview, and for nothing else. */
const AUDIENCE = 'preview:open';

type Options = {
  documentId?: string;
  status?: string;
  isShared?: boolean;
  /** The path of another screen that shows it, as staff choose; what is none is left out. */
  screen?: unknown;
};

/**
 * The address that the admin's preview opens: a link to the site with a token (JWT, HS256) that is
 * short-lived and valid for one path. `undefined` for what has no page of its own, and for an entry
 * that the member of staff may not read: then there is no button.
 */
export async function previewLink(
  uid: UID.ContentType,
  { documentId, status, isShared, screen }: Options,
): Promise<string | undefined> {
  const shown = status === 'published' ? status : 'draft';
  const found = await pathOf(uid, documentId, shown);
  if (found === null) return undefined;
  const path = isChoice(uid, screen) ? screen : found;
  const entry = entryUrl(uid, documentId);
  // Drafts may have the same slug: the site reads the one of this entry.
  const draft = shown === 'draft' && uid in FOLDERS ? { documentId } : {};
  const link = { path, status: shown, entry, isShared, ...draft } as const;
  return (await signPreviewLink(link)) ?? undefined;
}

type Link = {
  /** Of the page of the site that it opens. */
  path: string;
  status: 'draft' | 'published';
  entry: string;
  /** Of the one entry whose draft is on the page. */
  documentId?: string;
  /** Key of a change that nobody has saved. */
  change?: string;
  /** For everybody who has it: it opens for a day, and again for others after one has left. */
  isShared?: boolean;
};

/** A signed link to the site; `null` where no secret is set. */
export async function signPreviewLink(link: Link): Promise<string | null> {
  const secret = process.env.PREVIEW_SECRET;
  if (!secret) return null;
  const token = await new SignJWT(link)
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(randomUUID())
    .setAudience(AUDIENCE)
    .setExpirationTime(link.isShared ? SHARED_LINK_TTL : LINK_TTL)
    .sign(new TextEncoder().encode(secret));
  const url = new URL('/api/preview', siteUrl());
  url.searchParams.set('token', token);
  return url.href;
}

async function pathOf(
  uid: string,
  documentId: string | undefined,
  status: Link['status'],
): Promise<string | null> {
  const isSingle = PREVIEWED_SINGLES.includes(uid);
  const folder = FOLDERS[uid];
  if (!isSingle && !PREVIEWED_LISTS.includes(uid) && !folder) return null;
  if (!isSingle && !documentId) return null;
  const draft = await strapi.db.query(uid).findOne({
    where: { publishedAt: null, ...(!isSingle && { documentId }) },
    populate: WITH_CREATOR,
  });
  if (!canRead(uid, draft)) return null;
  if (isSingle) return screenOf(uid, draft);
  const isDraft = status === 'draft';
  // The site has no page of an entry without them, but of an article without its title.
  const needsFields = folder && uid !== ARTICLE && isDraft;
  if (needsFields && findEmptyFields(strapi, uid, draft).length > 0) return null;
  // What visitors see stays at its address until a draft with another one is published.
  const shown = isDraft
    ? draft
    : await strapi.db
        .query(uid)
        .findOne({ where: { documentId, publishedAt: { $notNull: true } } });
  if (!folder) return screenOf(uid, shown ?? draft);
  return shown?.slug ? folder + encodeURIComponent(shown.slug) : null;
}

/** Strapi asks for a login only; authors see no entries but their own. */
function canRead(uid: string, entry: unknown): boolean {
  const ctx = strapi.requestContext.get();
  if (!ctx?.state.userAbility || !entry) return false;
  return permissionsOf(strapi, ctx, uid).may('read', entry);
}

/** Where the entry is edited, as its editor's browser knows the admin. */
export function entryUrl(uid: string, documentId: string | undefined): string {
  return adminUrl(entryPath(uid, documentId));
}

/** Where the entry is edited, below the address of the admin. */
export function entryPath(uid: string, documentId: string | undefined): string {
  const entry = PREVIEWED_SINGLES.includes(uid)
    ? `single-types/${uid}`
    : `collection-types/${uid}/${documentId}`;
  return `/content-manager/${entry}`;
}

/** Of a page of the admin, as the browsers of staff know it. */
export function adminUrl(path: string): string {
  const admin: string = strapi.config.get('admin.absoluteUrl');
  return admin + path;
}
