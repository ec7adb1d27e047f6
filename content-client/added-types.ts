import { TAGS, type Tag } from './tags';

/**
 * The types beyond the specification, and the tag of each. A service may not have one, or not show it to
 * the site: it may have one of the same name that is meant for something else.
 */
export const ADDED_TYPES = {
  'company profile': TAGS.companyProfile,
  redirects: TAGS.redirects,
  'service pages': TAGS.servicePages,
  'case studies': TAGS.caseStudies,
  testimonials: TAGS.testimonials,
  certificates: TAGS.certificates,
  vacancies: TAGS.vacancies,
  'press kit': TAGS.pressKit,
} satisfies Record<string, Tag>;

export type AddedType = keyof typeof ADDED_TYPES;

/** The category tree is in the specification, but a token that was made by hand may not allow it. */
const OPTIONAL_TAGS: ReadonlySet<string> = new Set([
  ...Object.values(ADDED_TYPES),
  TAGS.categories,
]);

/**
 * Whether a tag is that of content which a service need not show: that it refuses it says that there is
 * none for the site, and screens leave it out.
 */
export function isOptionalTag(tag: string): boolean {
  return OPTIONAL_TAGS.has(tag);
}
