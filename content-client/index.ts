export { isOptionalTag } from './added-types';
export { isTypeMissing } from './additions';
export type { CompanyAddress } from './addresses';
export { type ArticleSummary, BLOG_LIST, sortNewestFirst, type Tone } from './article-summary';
export type { Article } from './articles';
export type { Block, BlockContent, BlockKind, BlockOf, Slide } from './block';
export type { BlockFrame } from './block-frame';
export { NOT_RENDERED } from './blocks';
export { BLOG_TAGS, BLOGS_PAGE_SIZE, type BlogList } from './blogs';
export type { CaseStudy, Change } from './case-studies';
export type { Category } from './categories';
export type { Certificate } from './certificates';
export type { ChangingResource } from './changes';
export { type ContentClient, type ContentClientOptions, createContentClient } from './client';
export type { CompanyProfile } from './company-profile';
export { ContentError } from './errors';
export type { FaqEntry } from './faq';
export type {
  ContactMessage,
  QuoteRequest,
  Saved,
  SaveOptions,
  SubmissionSource,
} from './forms';
export type { InventoryEntry } from './inventory';
export { INVENTORY_TYPES, type InventoryType } from './inventory-sources';
export { MAX_PAGE_SIZE } from './list';
export { type Image, imageOf, isServed } from './media';
export { MENU_TAGS, type MenuFeature, type MenuItem } from './menu';
export type { NotFoundEntry } from './not-found-log';
export type { PageEntry } from './page-entry';
export type { PressFile, PressKit } from './press-kit';
export type { Mark, TextItem } from './profile-items';
export { type ContentIssue, identityOf } from './reading';
export type { Redirect } from './redirects';
export type { Price, ServicePage } from './service-pages';
export type { Service } from './services';
export {
  findSetting,
  findWhatsApp,
  SETTING_KEYS,
  type Setting,
  type SocialAccount,
  socialAccounts,
} from './settings';
export type { OutboxStatus } from './submissions';
export { ALL_TAGS, isSingleTag, isSlugTag, slugTag, TAGS, type Tag, tagsForModel } from './tags';
export type { TeamMember } from './team';
export type { Testimonial } from './testimonials';
export { titleFromSlug } from './title-from-slug';
export type { Employment, Vacancy } from './vacancies';
