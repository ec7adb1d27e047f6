import type { Core } from '@strapi/strapi';
import { addOwnTable, REQUIRED_TEXT } from '../own-table';

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

export function addReviewTable(strapi: Core.Strapi): void {
  addOwnTable(strapi, {
    uid: UID,
    tableName: 'entry_reviews',
    attributes: {
      entryType: REQUIRED_TEXT,
      entryId: REQUIRED_TEXT,
      status: REQUIRED_TEXT,
      comment: { type: 'text' },
      authorId: { type: 'integer' },
      authorName: { type: 'string' },
      createdAt: { type: 'datetime' },
    },
    index: { name: 'entry_reviews_entry_index', columns: ['entry_type', 'entry_id'] },
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
