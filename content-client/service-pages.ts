import { toLinkedSlug } from './fields';
import { readAddedList } from './list';
import type { Image } from './media';
import { type PageEntry, toPageEntry } from './page-entry';
import { type TextItem, toTextItem } from './profile-items';
import type { Context, Reading } from './reading';
import { TAGS } from './tags';
import { type TeamMember, toTeamMember } from './team';

/** A span of prices in one currency (ISO 4217); at least one end is there. */
export type Price = { from: number | null; to: number | null; currency: string };

/** A page of its own for a service: an addition to the specification. */
export type ServicePage = PageEntry & {
  /** Services of one group stand together; `null`: in none. */
  group: string | null;
  summary: string | null;
  cover: Image | null;
  outcomes: TextItem[];
  audience: string | null;
  price: Price | null;
  priceNote: string | null;
  duration: string | null;
  lead: TeamMember | null;
  /** Slug of the article that says more. */
  article: string | null;
  /** Slugs. */
  caseStudies: string[];
  questions: TextItem[];
};

const DEFAULT_CURRENCY = 'USD';

export function createServicePages(context: Context) {
  return {
    /**
     * Every published page of a service by the editor's order; empty where the service of the
     * content has no such type. Throws `ContentError`.
     */
    list: (): Promise<ServicePage[]> =>
      readAddedList(context, 'service pages', {
        path: '/api/service-pages',
        query: {
          sort: 'order:asc',
          populate: {
            cover: true,
            outcomes: true,
            questions: true,
            lead: { populate: '*' },
            article: { fields: ['slug'] },
            caseStudies: { fields: ['slug'], sort: 'order:asc' },
            seo: { populate: '*' },
          },
        },
        tags: [TAGS.servicePages, TAGS.caseStudies, TAGS.team, TAGS.articleSlugs, TAGS.media],
        toEntry: toServicePage,
      }),
  };
}

function toServicePage(value: unknown, reading: Reading): ServicePage | null {
  const entry = toPageEntry(value, reading);
  if (!entry) return null;
  const { page, raw, fields } = entry;
  const [from, to] = [fields.number('priceFrom'), fields.number('priceTo')];
  const currency = fields.string('currency') ?? DEFAULT_CURRENCY;
  return {
    ...page,
    group: fields.text('group'),
    summary: fields.text('summary'),
    cover: fields.image('cover'),
    outcomes: fields.items('outcomes', toTextItem),
    audience: fields.text('audience'),
    price:
      (from === null && to === null) || !/^[A-Z]{3}$/.test(currency)
        ? null
        : { from, to, currency },
    priceNote: fields.text('priceNote'),
    duration: fields.text('duration'),
    lead: raw.lead ? toTeamMember(raw.lead, reading.at('lead')) : null,
    article: fields.slug('article'),
    caseStudies: fields.items('caseStudies', toLinkedSlug),
    questions: fields.items('questions', toTextItem),
  };
}
