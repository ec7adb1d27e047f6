import type { Core } from '@strapi/strapi';
import { refuse } from '../refuse';
import type { Rule } from './writes';

const ARTICLE_TYPE = 'api::article-type.article-type';
/** By this key the site finds the posts (content-client/article-summary.ts). */
const BLOGS = 'blogs';

/** The collection of the posts keeps its key: without it all of them are off the blog list at once. */
export const blogList: Rule = {
  uids: [ARTICLE_TYPE],
  before: ({ data, stored }) => {
    if (stored?.type !== BLOGS || !('type' in data) || data.type === BLOGS) return;
    refuse('type', `The site finds the posts by the key “${BLOGS}”. Change the label instead.`);
  },
};

/** For the same reason it is not deleted. */
export function keepBlogList(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (uid !== ARTICLE_TYPE || action !== 'delete') return next();
    const { documentId } = params;
    const isBlogList =
      (await strapi.db.query(uid).count({ where: { documentId, type: BLOGS } })) > 0;
    if (isBlogList) {
      refuse(
        'type',
        'This collection is the blog: without it no post is in a list. Unpublish the posts that should not be there.',
      );
    }
    return next();
  });
}
