/** One cache tag per resource. A read carries the tag of each resource that can alter its response. */
export const TAGS = {
  menus: 'content:menus',
  categories: 'content:categories',
  articles: 'content:articles',
  articleTypes: 'content:article-types',
  services: 'content:services',
  settings: 'content:settings',
  addresses: 'content:addresses',
  team: 'content:team',
  faq: 'content:faq',
  about: 'content:about',
  companyProfile: 'content:company-profile',
  redirects: 'content:redirects',
  /** Carried by every read that shows files: a media event does not say which entries use it. */
  media: 'content:media',
} as const;

export type Tag = (typeof TAGS)[keyof typeof TAGS];

export const ALL_TAGS: readonly Tag[] = Object.values(TAGS);

const TAGS_BY_MODEL: Record<string, readonly Tag[]> = {
  menu: [TAGS.menus],
  category: [TAGS.categories],
  article: [TAGS.articles],
  'article-type': [TAGS.articleTypes],
  service: [TAGS.services],
  'global-entity': [TAGS.settings],
  'company-address': [TAGS.addresses],
  team: [TAGS.team],
  qna: [TAGS.faq],
  about: [TAGS.about],
  'company-profile': [TAGS.companyProfile],
  redirect: [TAGS.redirects],
  file: [TAGS.media],
  // Submissions are never read back, and paths that were not found are only counted.
  'free-quote': [],
  'quote-request': [],
  newsletter: [],
  contact: [],
  'missed-address': [],
};

/**
 * The tags to refresh after an entry of `model` changed, by the content service's name for it
 * ('article', 'global-entity' …). Empty: nothing visible changed. `null`: a model this
 * client does not know, so the caller should refresh `ALL_TAGS`.
 */
export function tagsForModel(model: string): readonly Tag[] | null {
  return Object.hasOwn(TAGS_BY_MODEL, model) ? (TAGS_BY_MODEL[model] ?? null) : null;
}
