import { SUMMARY_POPULATE } from './article-summary';
import { BLOCKS_QUERY } from './blocks';
import type { Query } from './query';

/** The content types that editors write, by the service's names for them. */
export const INVENTORY_TYPES = [
  'article',
  'article-type',
  'menu',
  'service',
  'global-entity',
  'category',
  'team',
  'qna',
  'company-address',
  'about',
  'company-profile',
  'redirect',
  'service-page',
  'case-study',
  'testimonial',
  'certificate',
  'vacancy',
  'press-kit',
] as const;

export type InventoryType = (typeof INVENTORY_TYPES)[number];

/** Where the entries of a type are read, and how. */
export type InventorySource = {
  path: string;
  /** The field that staff know an entry by. */
  label: string;
  populate?: Query | string;
  isSingle?: boolean;
  /** The site does without it where the service does not show it. */
  isOptional?: boolean;
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
  category: { path: '/api/categories', label: 'name', isOptional: true },
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
    isOptional: true,
  },
  redirect: { path: '/api/redirects', label: 'from', isOptional: true },
  'service-page': {
    path: '/api/service-pages',
    label: 'title',
    populate: {
      cover: true,
      outcomes: true,
      questions: true,
      article: { fields: ['slug'] },
      seo: { populate: '*' },
    },
    isOptional: true,
  },
  'case-study': {
    path: '/api/case-studies',
    label: 'title',
    populate: {
      logo: true,
      cover: true,
      changes: true,
      seo: { populate: '*' },
      blocks: BLOCKS_QUERY,
    },
    isOptional: true,
  },
  testimonial: { path: '/api/testimonials', label: 'name', isOptional: true },
  certificate: {
    path: '/api/certificates',
    label: 'name',
    populate: { file: true },
    isOptional: true,
  },
  vacancy: {
    path: '/api/vacancies',
    label: 'title',
    populate: { seo: { populate: '*' } },
    isOptional: true,
  },
  'press-kit': {
    path: '/api/press-kit',
    label: 'contactName',
    populate: { files: { populate: '*' } },
    isSingle: true,
    isOptional: true,
  },
};
