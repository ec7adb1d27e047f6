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
  /** How a service responds that lacks the type. */
  absentStatuses?: readonly number[];
};

/** Additions to the specification: a service may not have them, or not show them. */
const ABSENT = [403, 404];

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
    absentStatuses: ABSENT,
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
    absentStatuses: ABSENT,
  },
  testimonial: { path: '/api/testimonials', label: 'name', absentStatuses: ABSENT },
  certificate: {
    path: '/api/certificates',
    label: 'name',
    populate: { file: true },
    absentStatuses: ABSENT,
  },
  vacancy: {
    path: '/api/vacancies',
    label: 'title',
    populate: { seo: { populate: '*' } },
    absentStatuses: ABSENT,
  },
  'press-kit': {
    path: '/api/press-kit',
    label: 'contactName',
    populate: { files: { populate: '*' } },
    isSingle: true,
  },
};
