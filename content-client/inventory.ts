import * as z from 'zod';
import { SUMMARY_POPULATE } from './article-summary';
import { BLOCKS_QUERY, toBlocks } from './blocks';
import { ContentError } from './errors';
import { readAll, readSingle } from './list';
import type { Query } from './query';
import { type Context, readingOf } from './reading';
import { ALL_TAGS } from './tags';
import type { ContentClient, InventoryEntry, InventoryType } from './types';

type Source = {
  path: string;
  /** The field that staff know an entry by. */
  label: string;
  populate?: Query | string;
  isSingle?: boolean;
  /** A service that does not have the type is no fault. */
  isOptional?: boolean;
};

const SOURCES: Record<InventoryType, Source> = {
  article: {
    path: '/api/articles',
    label: 'title',
    populate: {
      ...SUMMARY_POPULATE,
      seo: { populate: '*' },
      article_types: { fields: ['type'] },
      blocks: BLOCKS_QUERY,
    },
  },
  'article-type': { path: '/api/article-types', label: 'label', populate: { cover: true } },
  menu: {
    path: '/api/menus',
    label: 'name',
    populate: { article: { fields: ['slug'] }, parent: { fields: ['slug'] } },
  },
  service: {
    path: '/api/services',
    label: 'type',
    populate: { details: { populate: '*' } },
  },
  'global-entity': { path: '/api/global-entities', label: 'key', populate: '*' },
  category: { path: '/api/categories', label: 'name' },
  team: { path: '/api/teams', label: 'name', populate: '*' },
  qna: { path: '/api/qnas', label: 'title' },
  'company-address': { path: '/api/company-addresses', label: 'label' },
  about: {
    path: '/api/about',
    label: 'title',
    populate: { featuredMedia: true, blocks: BLOCKS_QUERY },
    isSingle: true,
  },
  'company-profile': {
    path: '/api/company-profile',
    label: 'brand',
    populate: {
      partners: { populate: '*' },
      vendors: { populate: '*' },
      memberships: { populate: '*' },
    },
    isSingle: true,
  },
  redirect: { path: '/api/redirects', label: 'from', isOptional: true },
};

const rawEntry = z.looseObject({ documentId: z.string() });

export function createInventory(context: Context): ContentClient['inventory'] {
  return {
    /**
     * Every entry of a type as the service has it, in no particular order, for a check of the
     * content. Throws `ContentError`.
     */
    async list(type) {
      const source = SOURCES[type];
      const values = await readValues(context, type, source);
      return values.map((value) => toEntry(context, type, source, value));
    },
  };
}

async function readValues(
  context: Context,
  type: InventoryType,
  { path, populate, isSingle, isOptional }: Source,
): Promise<unknown[]> {
  const query: Query = populate === undefined ? {} : { populate };
  const options = { query, tags: ALL_TAGS };
  if (isSingle) {
    const value = await readSingle(context, path, options);
    return value === null ? [] : [value];
  }
  try {
    return await readAll(context, type, path, options);
  } catch (error) {
    if (isOptional && error instanceof ContentError && error.status === 404) return [];
    throw error;
  }
}

function toEntry(
  context: Context,
  type: InventoryType,
  { label, isSingle = false }: Source,
  value: unknown,
): InventoryEntry {
  const { data } = rawEntry.safeParse(value);
  if (!data) throw new ContentError(`An entry of ${type} has no documentId`, { kind: 'malformed' });
  const { blocks } = data;
  const name = data[label];
  return {
    type,
    isSingle,
    documentId: data.documentId,
    label: typeof name === 'string' && name.trim() !== '' ? name : type,
    fields: data,
    blocks: toBlocks(blocks, readingOf(context, type, data).at('blocks')),
  };
}
