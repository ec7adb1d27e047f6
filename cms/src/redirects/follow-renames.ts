import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isRecord } from '../is-record';
import { takeLock } from '../locks';
import { FOLDERS } from '../site-address/folders';
import { publishedSlug } from '../site-address/published-slug';
import { REDIRECT } from './guard-redirects';
import { addLastAddressTable, dropLastSlug, findLastSlug, keepLastSlug } from './last-addresses';

/** Each looks for an address that is free, and a publication may follow it. */
const SAVES = ['create', 'clone', 'update'];
const WRITES = new Set([...SAVES, 'publish', 'unpublish', 'delete']);

/**
 * What is published under another slug leaves a permanent redirect behind, also where it was unpublished
 * meanwhile, or deleted and brought back. The flat address of an article stands for all of its
 * addresses: the site applies it below any menu.
 */
export function followRenames(strapi: Core.Strapi): void {
  addLastAddressTable(strapi);
  strapi.documents.use(async (context, next) => {
    const params: unknown = context.params;
    const { uid, action } = context;
    const folder = FOLDERS[uid];
    if (!folder || !isRecord(params) || !WRITES.has(action)) return next();
    const { documentId } = params;
    return strapi.db.transaction(async () => {
      // Before any row, also of a draft: a form saves and publishes in one transaction, and others publish
      // several entries, or save a redirect, in one.
      await takeLock(strapi, REDIRECT);
      if (SAVES.includes(action) || typeof documentId !== 'string') return next();
      const ofEntry = { entryType: uid, entryId: documentId };
      const published = await publishedSlug(strapi, uid, documentId);
      const before = published ?? (await findLastSlug(strapi, ofEntry));
      const result = await next();
      const after = await publishedSlug(strapi, uid, documentId);
      if (after === null) {
        if (published !== null) await keepLastSlug(strapi, ofEntry, published);
        return result;
      }
      await dropLastSlug(strapi, ofEntry);
      // An address belongs to the page that visitors found there last.
      await dropLastSlug(strapi, { entryType: uid, slug: after });
      if (before !== null && after !== before) {
        await leaveRedirect(strapi, folder + before, folder + after);
      }
      return result;
    });
  });
}

async function leaveRedirect(strapi: Core.Strapi, from: string, to: string): Promise<void> {
  const redirects = strapi.documents(REDIRECT);
  const leadsThere: Record<string, unknown> = { to };
  const byRename = { made_by: 'rename' } as const;

  // A slug that comes back has its page again, and its old redirect would close a circle.
  for (const { documentId } of await redirects.findMany({ filters: { from: to } })) {
    await redirects.delete({ documentId });
  }
  // Renamed twice, an address leads to the last one at once.
  for (const { documentId } of await redirects.findMany({ filters: { to: from, ...byRename } })) {
    await unlessRefused(strapi, () => redirects.update({ documentId, data: leadsThere }));
  }
  const [known] = await redirects.findMany({ filters: { from } });
  if (!known) {
    const note = 'Created automatically when the page’s address changed.';
    const data = { from, to, type: 'permanent', note, ...byRename } as const;
    await unlessRefused(strapi, () => redirects.create({ data }));
  } else if (known.made_by === 'rename') {
    const { documentId } = known;
    await unlessRefused(strapi, () => redirects.update({ documentId, data: leadsThere }));
  }
}

/**
 * A publication is not stopped by its redirect. Where an article has the slug that a service page
 * had, it is shown at the old address, and the redirect is refused.
 */
async function unlessRefused(strapi: Core.Strapi, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof errors.ValidationError)) throw error;
    strapi.log.info(`No redirect after a change of a slug: ${error.message}`);
  }
}
