import type { Core } from '@strapi/strapi';

/** The slug under which visitors see an entry; `null` while it is not published, or has none. */
export async function publishedSlug(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<string | null> {
  const entry = await strapi.db.query(uid).findOne({
    where: { documentId, publishedAt: { $notNull: true } },
    select: ['slug'],
  });
  return entry?.slug || null;
}
