import type { Core } from '@strapi/strapi';
import { findContentType } from '../models';
import { findLastSlug } from '../redirects/last-addresses';
import { refuse } from '../refuse';
import { FOLDERS } from '../site-address/folders';
import { textOf } from '../text-of';
import { slugOf } from './slug-of';
import type { Rule } from './writes';

/** Types whose entries each have a page, and so an address, of their own. */
const PAGES = Object.keys(FOLDERS);
const ALLOWED = /^[A-Za-z0-9-_.~]*$/;
/** Of these the site has no page (lib/routing/reserved-paths.ts). */
const RESERVED = /^\.\.?$|\.md$/;

/**
 * The address of a page (its slug) follows the title until the page is published for the first time:
 * an empty one, and one that was made from the title. An address that an editor wrote stays. A copy gets one of
 * its own.
 */
export const pageAddresses: Rule = {
  uids: PAGES,
  before: async ({ strapi, uid, action, data, stored, source }) => {
    if (action === 'clone' && data.slug === source?.slug) data.slug = '';
    const written = textOf(data.slug);
    if (!ALLOWED.test(written)) {
      refuse('slug', 'Use letters, digits and dashes only: month-end-in-three-days.');
    }
    if (RESERVED.test(written)) {
      refuse('slug', 'The site has no page at this address: leave out the “.md”, or the dots.');
    }
    if (action === 'update' && !('slug' in data) && !('title' in data)) return;
    const before = { title: textOf(stored?.title), slug: textOf(stored?.slug) };
    const slug = 'slug' in data ? written : before.slug;
    const title = 'title' in data ? textOf(data.title) : before.title;
    const documentId = textOf(stored?.documentId);
    const isDerived = isMadeFrom(before.slug, slugOf(before.title));
    const follows =
      slug === before.slug &&
      slugOf(title) !== slugOf(before.title) &&
      isDerived &&
      !(await wasPublished(strapi, uid, documentId));
    if (title === '' || (slug !== '' && !follows)) return;
    data.slug = await freeSlugOf(strapi, uid, title, { ...before, documentId });
  },
};

/** No page is published without an address of its own. */
export function requirePageAddresses(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (action !== 'publish') return next();
    const problem = await findAddressProblem(strapi, uid, context.params.documentId);
    if (problem) refuse('slug', problem);
    return next();
  });
}

/** Why a draft cannot be published at its address; `null` where it can. */
export async function findAddressProblem(
  strapi: Core.Strapi,
  uid: string,
  documentId: unknown,
): Promise<string | null> {
  if (!PAGES.includes(uid)) return null;
  const draft = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, publishedAt: null }, select: ['title', 'slug'] });
  const slug = textOf(draft?.slug);
  if (draft && slug === '') return 'Write an address: visitors open the page at it.';
  // What Strapi proposes before there is a title.
  const isProposed = isMadeFrom(slug, findContentType(strapi, uid)?.info.singularName ?? '');
  if (isProposed && !isMadeFrom(slug, slugOf(textOf(draft?.title)))) {
    return `“${slug}” says nothing about this page. Empty the field to use the title.`;
  }
  const other = await strapi.db.query(uid).findOne({
    where: { slug, documentId: { $ne: documentId }, publishedAt: { $notNull: true } },
    select: ['title'],
  });
  return other && `“${slug}” is the address of “${other.title}” already. Write another one.`;
}

/** Whether visitors know a page by its address, now or from before it was unpublished. */
async function wasPublished(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<boolean> {
  const where = { documentId, publishedAt: { $notNull: true } };
  if ((await strapi.db.query(uid).count({ where })) > 0) return true;
  return (await findLastSlug(strapi, { entryType: uid, entryId: documentId })) !== null;
}

/** Whether a slug is the one of a title, or that with a number after it. */
function isMadeFrom(slug: string, ofTitle: string): boolean {
  return ofTitle !== '' && slug.startsWith(ofTitle) && /^(-\d+)?$/.test(slug.slice(ofTitle.length));
}

/**
 * The slug of a title that no other page of the type has; empty where its letters cannot be spelled. A
 * page whose slug has a number after it keeps that, unless the slug without one is free.
 */
async function freeSlugOf(
  strapi: Core.Strapi,
  uid: string,
  title: string,
  own: { documentId: string; slug: string },
): Promise<string> {
  const slug = slugOf(title);
  if (slug === '') return '';
  const rows: { slug: string }[] = await strapi.db.query(uid).findMany({
    where: { slug: { $startsWith: slug }, documentId: { $ne: own.documentId } },
    select: ['slug'],
  });
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(slug)) return slug;
  if (isMadeFrom(own.slug, slug) && !taken.has(own.slug)) return own.slug;
  let number = 1;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
