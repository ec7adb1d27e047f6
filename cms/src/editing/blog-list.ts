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

/** For the same reason it is not deleted while there are posts in it. */
export function keepBlogList(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (uid !== ARTICLE_TYPE || action !== 'delete') return next();
    const where = {
      documentId: params.documentId,
      type: BLOGS,
      articles: { publishedAt: { $notNull: true } },
    };
    if ((await strapi.db.query(uid).count({ where })) > 0) {
      refuse(
        'type',
        'These posts are the blog: without this collection none of them is in a list. Unpublish those that should not be there.',
      );
    }
    return next();
  });
}
