import type { Core } from '@strapi/strapi';
import { adminRoutes } from '../admin-routes';
import { answerReturned, answerReview, answerReviews, saveReview } from './review-route';
import { addReviewTable, endReviews } from './review-table';

/** “Ready for review”: an author asks with a comment; those who may publish answer, or publish. */
export function addReviews(strapi: Core.Strapi): void {
  addReviewTable(strapi);
  strapi.documents.use(async (context, next) => {
    const result = await next();
    const { uid, action } = context;
    // All that was changed is published, or gone: nothing is left to review.
    const isEnd = action === 'publish' || action === 'delete' || action === 'discardDraft';
    if (isEnd && uid.startsWith('api::')) {
      await endReviews(strapi, { entryType: uid, entryId: context.params.documentId });
    }
    return result;
  });
  adminRoutes(strapi, [
    ['GET', '/review/:uid/:documentId', answerReview],
    ['POST', '/review/:uid/:documentId', saveReview],
    ['GET', '/reviews', answerReviews],
    ['GET', '/returned/:uid', answerReturned],
  ]);
}
