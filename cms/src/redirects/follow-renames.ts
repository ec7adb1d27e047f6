import type { Core } from '@strapi/strapi';
import { isRecord } from '../is-record';
import { REDIRECT } from './guard-redirects';

const ARTICLE = 'api::article.article';
const WRITES = new Set(['publish', 'update']);

/**
 * An article that is published under another slug leaves a permanent redirect behind. The flat
 * address stands for all addresses of the article: the site applies it below any menu.
 */
export function followRenames(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const params: unknown = context.params;
    if (context.uid !== ARTICLE || !WRITES.has(context.action) || !isRecord(params)) return next();
    const { documentId } = params;
    if (typeof documentId !== 'string') return next();
    const before = await publishedSlug(strapi, documentId);
    const result = await next();
    if (before === null) return result;
    const after = await publishedSlug(strapi, documentId);
    if (after !== null && after !== before) await leaveRedirect(strapi, before, after);
    return result;
  });
}

async function publishedSlug(strapi: Core.Strapi, documentId: string): Promise<string | null> {
  const article = await strapi.db.query(ARTICLE).findOne({
    where: { documentId, publishedAt: { $notNull: true } },
    select: ['slug'],
  });
  return article?.slug ?? null;
}

async function leaveRedirect(strapi: Core.Strapi, before: string, after: string): Promise<void> {
  const redirects = strapi.documents(REDIRECT);
  const from = `/post/${before}`;
  const to = `/post/${after}`;
  const leadsThere: Record<string, unknown> = { to };
  const byRename = { made_by: 'rename' } as const;

  // A slug that comes back has its page again, and its old redirect would close a circle.
  for (const { documentId } of await redirects.findMany({ filters: { from: to } })) {
    await redirects.delete({ documentId });
  }
  // Renamed twice, an address leads to the last one at once.
  for (const { documentId } of await redirects.findMany({ filters: { to: from, ...byRename } })) {
    await redirects.update({ documentId, data: leadsThere });
  }
  const [known] = await redirects.findMany({ filters: { from } });
  if (!known) {
    const note = 'Made by itself when the article got another slug.';
    await redirects.create({ data: { from, to, type: 'permanent', note, ...byRename } });
  } else if (known.made_by === 'rename') {
    await redirects.update({ documentId: known.documentId, data: leadsThere });
  }
}
