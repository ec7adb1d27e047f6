import { adminApi, type StrapiApp } from '@strapi/strapi/admin';
import { isRecord } from '../is-record';
import { onNextPage, routerOf } from './router-of';

/** After another page has its address it is there, and the form of the entry is not. */
const LEAVING_MS = 1500;

type Tag = { type: 'Document'; id: string };

/**
 * A deletion says that it is done, and nothing else. Strapi loads the deleted entry again while its form is still
 * open, and says “Not Found” in red beside it; here it is dropped from the cache when its form has been left.
 */
export function keepDeletionQuiet(app: Pick<StrapiApp, 'store' | 'router'>): void {
  const { invalidateTags } = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).util;
  const deleteDocument = (definition: unknown) => {
    if (!isRecord(definition)) return;
    const { invalidatesTags } = definition;
    if (typeof invalidatesTags !== 'function') return;
    definition.invalidatesTags = (...answer: unknown[]) => {
      const tags: unknown[] = invalidatesTags(...answer);
      const late = tags.filter(isOfEntry);
      const drop = () => setTimeout(() => app.store?.dispatch(invalidateTags(late)), LEAVING_MS);
      const router = routerOf(app);
      if (router) onNextPage(router, drop);
      else drop();
      return tags.filter((tag) => !isOfEntry(tag));
    };
  };
  adminApi.enhanceEndpoints({ endpoints: { deleteDocument } });
}

/** Those of a list end in this way; a single type, which has none, is called by its type. */
function isOfEntry(tag: unknown): tag is Tag {
  return (
    isRecord(tag) && typeof tag.id === 'string' && tag.id.includes('_') && !tag.id.endsWith('_LIST')
  );
}
