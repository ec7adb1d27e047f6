import { SUMMARY_POPULATE } from './article-summary';
import { BLOCKS_QUERY } from './blocks';
import type { Query } from './query';

/** A content type that editors write, by the service's name for it. */
export type InventoryType =
  | 'about'
  | 'article'
  | 'article-type'
  | 'category'
  | 'company-address'
  | 'company-profile'
  | 'global-entity'
  | 'menu'
  | 'qna'
  | 'redirect'
  | 'service'
  | 'team';

/** Where the entries of a type are read, and how. */
export type InventorySource = {
  path: string;
  /** The field that staff know an entry by. */
  label: string;
  populate?: Query | string;
  isSingle?: boolean;
  /** How a service responds that lacks the type. */
  absentStatuses?: readonly number[];
};

export const INVENTORY_SOURCES: Readonly<Record<InventoryType, InventorySource>> = {
  article: {
    path: '/api/articles',
    label: 'title',
    populate: {
      ...SUMMARY_POPULATE,
      seo: { populate: '*' },
      blocks: BLOCKS_QUERY,
    },
  },
  'article-type': {
    path: '/api/article-types',
    label: 'label',
    // Not from the article: that relation is an addition to the specification.
    populate: { cover: true, articles: { fields: ['slug'] } },
  },
  menu: {
    path: '/api/menus',
    label: 'name',
    // The item above is found by its children: `parent` is an addition to the specification.
    populate: { article: { fields: ['slug'] }, children: { fields: ['slug'] } },
  },
  service: {
    path: '/api/services',
    label: 'type',
    populate: { details: { populate: '*' } },
  },
  'global-entity': { path: '/api/global-entities', label: 'key', populate: '*' },
  // The specification reads categories as a tree only, so a token may not list them.
  category: { path: '/api/categories', label: 'name', absentStatuses: [403, 404] },
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
  redirect: { path: '/api/redirects', label: 'from', absentStatuses: [404] },
};
