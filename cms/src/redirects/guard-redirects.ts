import type { Core } from '@strapi/strapi';
import { isRecord } from '../is-record';
import { takeLock } from '../locks';
import { refuse } from '../refuse';
import { FOLDERS } from '../site-address/folders';
import { isScreenThere } from '../site-address/site-pages';
import { siteUrl } from '../site-url';
import { textOf } from '../text-of';
import { circleWith, leadsOn, pathOf, readFrom, readTo, UnusableAddress } from './addresses';

export const REDIRECT = 'api::redirect.redirect';
const ARTICLE = 'api::article.article';

const WRITES = new Set(['create', 'update', 'clone', 'delete']);
const MAX_SEGMENTS = 5;

/**
 * No redirect is stored that leads nowhere, to a script of a third party or in a circle, no matter
 * who writes it. The editor reads why, in a sentence under the field.
 */
export function guardRedirects(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== REDIRECT || !WRITES.has(context.action)) return next();
    const params: unknown = context.params;
    if (!isRecord(params)) return next();
    return strapi.db.transaction(async () => {
      // Of two that are saved at once the second is compared with the first. Before any row, as all do
      // that write redirects: none waits for rows of one that waits for it.
      await takeLock(strapi, REDIRECT);
      if (context.action === 'delete') return next();
      const own = context.action === 'update' ? params.documentId : null;
      params.data = await toAllowed(strapi, params, own);
      return next();
    });
  });
}

/** The redirect that is to be stored, with addresses as the site compares them. Refuses others. */
async function toAllowed(
  strapi: Core.Strapi,
  params: Record<string, unknown>,
  own: unknown,
): Promise<Record<string, unknown>> {
  const documentId = typeof params.documentId === 'string' ? params.documentId : null;
  const data = isRecord(params.data) ? params.data : {};
  const stored = documentId
    ? await strapi.db.query(REDIRECT).findOne({ where: { documentId } })
    : null;
  const from = inField('from', () => readFrom(textOf(data.from ?? stored?.from), siteUrl()));
  const to = inField('to', () => readTo(textOf(data.to ?? stored?.to), from, siteUrl()));

  const others = (await strapi.db.query(REDIRECT).findMany({})).filter(
    (redirect) => redirect.documentId !== own,
  );
  if (others.some((other) => other.from === from)) {
    refuse('from', `There is a redirect from ${from} already; change that one.`);
  }
  const page = await pageAt(strapi, from);
  if (page) {
    refuse(
      'from',
      `${from} shows the ${page.kind} “${page.title}”. A redirect only works where there is no page: unpublish it or give it another slug first.`,
    );
  }
  const circle = circleWith({ from, to }, others);
  if (circle) {
    refuse('to', `Visitors would be sent round in a circle: ${circle.join(' → ')}.`);
  }
  const isNewTarget = to !== stored?.to;
  if (isNewTarget && !leadsOn(to, others) && !(await isThere(strapi, pathOf(to)))) {
    refuse(
      'to',
      `Nothing is at ${to}. Publish the page first, or choose an address that visitors can open.`,
    );
  }
  return { ...data, from, to };
}

/** Whether a screen that depends on content, a page, or the Markdown of an article is at a path. */
async function isThere(strapi: Core.Strapi, path: string): Promise<boolean> {
  const isThereNow = await isScreenThere(strapi, path);
  return isThereNow ?? (await pageAt(strapi, path.replace(/\.md$/, ''))) !== null;
}

/**
 * What is published at an address: an entry in the folder of its type, else an article, whose slug is
 * the last word of its addresses; `null`: nothing.
 */
async function pageAt(
  strapi: Core.Strapi,
  address: string,
): Promise<{ kind: string; title: string } | null> {
  const words = address.split('/').slice(1);
  if (words.length > MAX_SEGMENTS) return null;
  const slug = decode(words.at(-1) ?? '');
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  const uids = Object.keys(FOLDERS).filter((uid) => FOLDERS[uid] === folder);
  for (const uid of new Set([...uids, ARTICLE])) {
    const entry = await strapi.db.query(uid).findOne({
      where: { slug, publishedAt: { $notNull: true } },
      select: ['title'],
    });
    if (entry) return { kind: uid === ARTICLE ? 'article' : 'page', title: String(entry.title) };
  }
  return null;
}

function decode(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

function inField(field: string, read: () => string): string {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnusableAddress) refuse(field, error.message);
    throw error;
  }
}
