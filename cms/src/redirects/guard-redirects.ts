import type { Core } from '@strapi/strapi';
import { isRecord } from '../is-record';
import { refuse } from '../refuse';
import { circleWith, leadsOn, pathOf, readFrom, readTo, UnusableAddress } from './addresses';

export const REDIRECT = 'api::redirect.redirect';
const ARTICLE = 'api::article.article';

const WRITES = new Set(['create', 'update', 'clone']);
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
    const documentId = typeof params.documentId === 'string' ? params.documentId : null;
    const data = isRecord(params.data) ? params.data : {};
    const stored = documentId
      ? await strapi.db.query(REDIRECT).findOne({ where: { documentId } })
      : null;
    const from = inField('from', () => readFrom(text(data.from ?? stored?.from), siteUrl()));
    const to = inField('to', () => readTo(text(data.to ?? stored?.to), from, siteUrl()));

    const own = context.action === 'update' ? documentId : null;
    const others = (await strapi.db.query(REDIRECT).findMany({})).filter(
      (redirect) => redirect.documentId !== own,
    );
    if (others.some((other) => other.from === from)) {
      refuse('from', `There is a redirect from ${from} already; change that one.`);
    }
    const title = await titleAt(strapi, from);
    if (title !== null) {
      refuse(
        'from',
        `${from} shows the article “${title}”. A redirect only works where there is no page: unpublish the article or give it another slug first.`,
      );
    }
    const circle = circleWith({ from, to }, others);
    if (circle) {
      refuse('to', `Visitors would be sent round in a circle: ${circle.join(' → ')}.`);
    }
    const isNewTarget = to !== stored?.to;
    if (isNewTarget && !leadsOn(to, others) && (await titleAt(strapi, pathOf(to))) === null) {
      refuse(
        'to',
        `Nothing is at ${to}. Publish the page first, or choose an address that visitors can open.`,
      );
    }
    params.data = { ...data, from, to };
    return next();
  });
}

export function siteUrl(): URL {
  return new URL(process.env.SITE_URL || 'http://localhost:3000');
}

/** The title of the published article that an address shows: its last word is the article's slug. */
async function titleAt(strapi: Core.Strapi, from: string): Promise<string | null> {
  const words = from.replace(/\/$/, '').split('/').slice(1);
  if (words.length > MAX_SEGMENTS) return null;
  const article = await strapi.db.query(ARTICLE).findOne({
    where: { slug: decode(words.at(-1) ?? ''), publishedAt: { $notNull: true } },
    select: ['title'],
  });
  return article?.title ?? null;
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

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
