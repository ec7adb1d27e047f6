/**
 * One cache tag per resource. A read carries the tag of each resource that can alter its response.
 */
export const TAGS = {
  menus: 'content:menus',
  categories: 'content:categories',
  /** Carried by lists of articles: any change of one. */
  articles: 'content:articles',
  /** Carried by what depends only on which articles there are: one that appears, goes or is renamed. */
  articleSlugs: 'content:article-slugs',
  /** Carried by every read of a single article, beside {@link slugTag}. */
  singleArticles: 'content:single-articles',
  articleTypes: 'content:article-types',
  services: 'content:services',
  settings: 'content:settings',
  addresses: 'content:addresses',
  team: 'content:team',
  faq: 'content:faq',
  about: 'content:about',
  companyProfile: 'content:company-profile',
  servicePages: 'content:service-pages',
  caseStudies: 'content:case-studies',
  testimonials: 'content:testimonials',
  certificates: 'content:certificates',
  vacancies: 'content:vacancies',
  pressKit: 'content:press-kit',
  redirects: 'content:redirects',
  /** Carried by every read that shows files: a media event does not say which entries use it. */
  media: 'content:media',
} as const;

const SLUG_PREFIX = 'content:slug:';
/** The framework ignores longer tags; two long slugs may share one, which expires too much at worst. */
const MAX_SLUG_LENGTH = 200;

/** A tag of a resource, or of the one article at a slug. */
export type Tag = (typeof TAGS)[keyof typeof TAGS] | `${typeof SLUG_PREFIX}${string}`;

/** The tag of what is at a slug: an article, or that there is none. */
export function slugTag(slug: string): Tag {
  return `${SLUG_PREFIX}${encodeURIComponent(slug.toWellFormed()).slice(0, MAX_SLUG_LENGTH)}`;
}

/** Whether a tag is that of a slug. */
export function isSlugTag(tag: string): boolean {
  return tag.startsWith(SLUG_PREFIX);
}

/** Types of which there is one entry, and no list. */
const SINGLE_TAGS: ReadonlySet<string> = new Set([TAGS.about, TAGS.companyProfile, TAGS.pressKit]);

/** Whether a tag is that of a single type. */
export function isSingleTag(tag: string): boolean {
  return SINGLE_TAGS.has(tag);
}

export const ALL_TAGS: readonly Tag[] = Object.values(TAGS);

const TAGS_BY_MODEL: Record<string, readonly Tag[]> = {
  menu: [TAGS.menus],
  category: [TAGS.categories],
  article: [TAGS.articles, TAGS.articleSlugs, TAGS.singleArticles],
  'article-type': [TAGS.articleTypes],
  service: [TAGS.services],
  'global-entity': [TAGS.settings],
  'company-address': [TAGS.addresses],
  team: [TAGS.team],
  qna: [TAGS.faq],
  about: [TAGS.about],
  'company-profile': [TAGS.companyProfile],
  'service-page': [TAGS.servicePages],
  'case-study': [TAGS.caseStudies],
  testimonial: [TAGS.testimonials],
  certificate: [TAGS.certificates],
  vacancy: [TAGS.vacancies],
  'press-kit': [TAGS.pressKit],
  redirect: [TAGS.redirects],
  file: [TAGS.media],
  // Submissions are never read back, and paths that were not found are only counted.
  'free-quote': [],
  'quote-request': [],
  newsletter: [],
  contact: [],
  'missed-address': [],
  // What staff do with submissions, which no screen shows.
  submission: [],
  'lead-note': [],
  'lead-setting': [],
  'privacy-event': [],
};

/**
 * The tags to refresh after an entry of `model` changed, by the content service's name for it
 * ('article', 'global-entity' …). Empty: nothing visible changed. `null`: a model this
 * client does not know, so the caller should refresh `ALL_TAGS`.
 */
export function tagsForModel(model: string): readonly Tag[] | null {
  return Object.hasOwn(TAGS_BY_MODEL, model) ? (TAGS_BY_MODEL[model] ?? null) : null;
}
