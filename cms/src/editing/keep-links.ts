import type { Core } from '@strapi/strapi';
import { type Attribute, attributesOf, hasDrafts } from '../models';

type Link = { uid: string; field: string };

const PUBLISHED = { publishedAt: { $notNull: true } };

/**
 * Keeps what leads one way to an entry, such as the lead of a service's page: Strapi drops the link of the
 * published page with the published entry, and makes none when the entry is published again, while the draft
 * still has it. An unchanged draft is what its page is to show, so the page gets the link of its draft.
 */
export function keepLinks(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.action !== 'publish') return next();
    const { uid, params } = context;
    const links = linksTo(strapi, uid);
    if (links.length === 0) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      for (const link of links) await follow(strapi, link, uid, params.documentId);
      return result;
    });
  });
}

/** The fields of entries with drafts that lead to entries of a type, which do not know of it. */
function linksTo(strapi: Core.Strapi, target: string): Link[] {
  return Object.keys({ ...strapi.contentTypes })
    .filter((uid) => hasDrafts(strapi, uid))
    .flatMap((uid) =>
      attributesOf(strapi, uid)
        .filter(([, attribute]) => leadsOneWay(attribute, target))
        .map(([field]) => ({ uid, field })),
    );
}

function leadsOneWay({ type, relation, inversedBy, mappedBy, ...rest }: Attribute, target: string) {
  const isToOne = relation === 'manyToOne' || relation === 'oneToOne';
  return type === 'relation' && rest.target === target && isToOne && !inversedBy && !mappedBy;
}

/** Has published rows lead to a published entry where their drafts, unchanged, lead to its draft. */
async function follow(
  strapi: Core.Strapi,
  { uid, field }: Link,
  target: string,
  documentId: string,
): Promise<void> {
  const entry = await strapi.db
    .query(target)
    .findOne({ select: ['id'], where: { documentId, ...PUBLISHED } });
  if (!entry) return;
  const rows = strapi.db.query(uid);
  const drafts = await rows.findMany({
    select: ['documentId', 'updatedAt'],
    where: { publishedAt: null, [field]: { documentId } },
  });
  for (const draft of drafts) {
    const page = await rows.findOne({
      select: ['id', 'updatedAt'],
      where: { documentId: draft.documentId, ...PUBLISHED },
      populate: { [field]: { select: ['id'] } },
    });
    // As the admin says whether a draft was changed.
    const isChanged = page && new Date(draft.updatedAt) > new Date(page.updatedAt);
    if (!page || page[field] || isChanged) continue;
    await rows.update({ where: { id: page.id }, data: { [field]: entry.id } });
  }
}
