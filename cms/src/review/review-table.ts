import type { Core } from '@strapi/strapi';

/** A table of our own: no content type, so that neither the API nor a role reaches it. */
const UID = 'site::entry-review';

/** `ready`: somebody asks to publish an entry; `returned`: somebody who may publish asks for changes. */
export type ReviewStatus = 'ready' | 'returned';

export type Review = {
  id: number;
  entryType: string;
  entryId: string;
  status: ReviewStatus;
  comment: string;
  authorId: number | null;
  authorName: string | null;
  createdAt: string;
};

type OfEntry = { entryType: string; entryId: string };

/** Makes the table known; Strapi creates it at the next boot. Only while it registers. */
export function addReviewTable(strapi: Core.Strapi): void {
  strapi.get('models').add({
    uid: UID,
    singularName: 'entry-review',
    tableName: 'entry_reviews',
    attributes: {
      id: { type: 'increments' },
      entryType: { type: 'string', column: { notNullable: true } },
      entryId: { type: 'string', column: { notNullable: true } },
      status: { type: 'string', column: { notNullable: true } },
      comment: { type: 'text' },
      authorId: { type: 'integer' },
      authorName: { type: 'string' },
      createdAt: { type: 'datetime' },
    },
    indexes: [{ name: 'entry_reviews_entry_index', columns: ['entry_type', 'entry_id'] }],
  });
}

/** What was said about an entry since it was published last, the newest first. */
export function listReviews(strapi: Core.Strapi, where: Partial<OfEntry> = {}): Promise<Review[]> {
  return strapi.db.query(UID).findMany({ where, orderBy: [{ id: 'desc' }] });
}

export function addReview(
  strapi: Core.Strapi,
  review: Omit<Review, 'id' | 'createdAt'>,
): Promise<Review> {
  return strapi.db.query(UID).create({ data: { ...review, createdAt: new Date() } });
}

export async function endReviews(strapi: Core.Strapi, ofEntry: OfEntry): Promise<void> {
  await strapi.db.query(UID).deleteMany({ where: ofEntry });
}
