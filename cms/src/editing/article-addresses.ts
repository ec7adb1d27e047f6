import type { Core } from '@strapi/strapi';
import { strings } from '@strapi/utils';
import { refuse } from '../refuse';
import { aroundWrites, textOf } from './writes';

const ARTICLE = 'api::article.article';
const ALLOWED = /^[A-Za-z0-9-_.~]*$/;
/** What Strapi proposes before there is a title. */
const PROPOSED = /^article(-\d+)?$/;

/**
 * The address of an article (its slug) follows the title until the article is published: an empty
 * one, and one that was made from the title. An address that an editor wrote stays.
 */
export function deriveArticleAddresses(strapi: Core.Strapi): void {
  aroundWrites(strapi, {
    uids: [ARTICLE],
    before: async ({ action, data, stored }) => {
      const written = textOf(data.slug);
      if (!ALLOWED.test(written)) {
        refuse('slug', 'Use letters, digits and dashes only: month-end-in-three-days.');
      }
      if (action === 'update' && !('slug' in data) && !('title' in data)) return;
      const before = { title: textOf(stored?.title), slug: textOf(stored?.slug) };
      const slug = 'slug' in data ? written : before.slug;
      const title = 'title' in data ? textOf(data.title) : before.title;
      const isDerived = isMadeFrom(before.slug, slugOf(before.title));
      const follows =
        slug === before.slug &&
        title !== before.title &&
        isDerived &&
        !(await isPublished(strapi, stored?.documentId));
      if (title === '' || (slug !== '' && !follows)) return;
      data.slug = await freeSlugOf(strapi, title);
    },
  });

  strapi.documents.use(async (context, next) => {
    if (context.uid !== ARTICLE || context.action !== 'publish') return next();
    const { documentId } = context.params;
    const draft = await strapi.db
      .query(ARTICLE)
      .findOne({ where: { documentId, publishedAt: null }, select: ['title', 'slug'] });
    const slug = textOf(draft?.slug);
    if (draft && slug === '') refuse('slug', 'Write an address: visitors open the article at it.');
    if (PROPOSED.test(slug) && !isMadeFrom(slug, slugOf(textOf(draft?.title)))) {
      refuse(
        'slug',
        `“${slug}” says nothing about this article. Empty the field to use the title.`,
      );
    }
    return next();
  });
}

async function isPublished(strapi: Core.Strapi, documentId: unknown): Promise<boolean> {
  const where = { documentId, publishedAt: { $notNull: true } };
  return (await strapi.db.query(ARTICLE).count({ where })) > 0;
}

/** Whether a slug is the one of a title, or that with a number after it. */
function isMadeFrom(slug: string, ofTitle: string): boolean {
  return ofTitle !== '' && slug.startsWith(ofTitle) && /^(-\d+)?$/.test(slug.slice(ofTitle.length));
}

/** A title in small letters, digits and dashes, as Strapi's own button makes it. */
function slugOf(title: string): string {
  return strings.nameToSlug(title);
}

/** The slug of a title that no other article has; empty where its letters cannot be spelled. */
async function freeSlugOf(strapi: Core.Strapi, title: string): Promise<string> {
  const value = slugOf(title);
  if (value === '') return '';
  const uids = strapi.plugin('content-manager').service('uid');
  return uids.findUniqueUID({ contentTypeUID: ARTICLE, field: 'slug', value });
}
