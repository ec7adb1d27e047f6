import { fieldsOf } from './fields';
import { readSingle } from './list';
import {
  type Figure,
  type Mark,
  type Registration,
  type TextItem,
  toBadge,
  toFigure,
  toMark,
  toRegistration,
  toTextItem,
} from './profile-items';
import { type Context, type Reading, readingOf } from './reading';
import { TAGS } from './tags';

/** Everything that names the organization or its business. */
export type CompanyProfile = {
  brand: string | null;
  /** As on a contract. */
  legalName: string | null;
  registrations: Registration[];
  city: string | null;
  founded: number | null;
  /** Of buttons, as `#rrggbb`. */
  accentColor: string | null;
  /** `{brand}` stands for the brand. */
  heroTitle: string | null;
  heroText: string | null;
  /** The first button, which opens the quote form. */
  heroButton: string | null;
  footerText: string | null;
  profileDescription: string | null;
  badges: string[];
  figures: Figure[];
  differentiatorsTitle: string | null;
  differentiators: TextItem[];
  values: TextItem[];
  visionTitle: string | null;
  vision: string | null;
  partnersTitle: string | null;
  partners: Mark[];
  vendors: Mark[];
  memberships: Mark[];
  cloudLink: string | null;
  assistantLink: string | null;
  assistantTitle: string | null;
  assistantText: string | null;
  /** An example of what the assistant is asked and answers; numbers in brackets name its sources. */
  assistantQuestion: string | null;
  assistantAnswer: string | null;
  /** One a line: the document, then after a bar what it says there. */
  assistantSources: string | null;
  coreServicesText: string | null;
  servicesHeadline: string | null;
  servicesText: string | null;
  promoTitle: string | null;
  promoText: string | null;
  quoteText: string | null;
  newsletterText: string | null;
  contactTitle: string | null;
  contactText: string | null;
  /** Tiles beside the forms: `title` is the figure, `text` what it stands for. */
  promises: TextItem[];
  /** What happens after a request for a quote, step by step. */
  quoteSteps: TextItem[];
  faqText: string | null;
  teamText: string | null;
  closingTitle: string | null;
  closingText: string | null;
};

const POPULATE_MARKS = { populate: '*' } as const;
const POPULATE = {
  badges: true,
  figures: true,
  differentiators: true,
  values: true,
  promises: true,
  partners: POPULATE_MARKS,
  vendors: POPULATE_MARKS,
  memberships: POPULATE_MARKS,
  registrations: true,
  quoteSteps: true,
} as const;

export function createCompanyProfile(context: Context) {
  return {
    /**
     * The facts of the organization (specification §1); `null` where the service has none, or another
     * type of this name. Throws `ContentError`.
     */
    async find(): Promise<CompanyProfile | null> {
      const query = { populate: POPULATE };
      const tags = [TAGS.companyProfile, TAGS.media];
      const raw = await context.additions.use(
        'company profile',
        () => readSingle(context, '/api/company-profile', { query, tags }),
        () => null,
      );
      return raw && toCompanyProfile(raw, readingOf(context, 'companyProfile', raw));
    },
  };
}

function toCompanyProfile(raw: Record<string, unknown>, reading: Reading): CompanyProfile {
  const { text, number, items } = fieldsOf(raw, reading);
  return {
    brand: text('brand'),
    legalName: text('legalName'),
    registrations: items('registrations', toRegistration),
    city: text('city'),
    founded: number('founded'),
    accentColor: text('accentColor'),
    heroTitle: text('heroTitle'),
    heroText: text('heroText'),
    heroButton: text('heroButton'),
    footerText: text('footerText'),
    profileDescription: text('profileDescription'),
    badges: items('badges', toBadge),
    figures: items('figures', toFigure),
    differentiatorsTitle: text('differentiatorsTitle'),
    differentiators: items('differentiators', toTextItem),
    values: items('values', toTextItem),
    visionTitle: text('visionTitle'),
    vision: text('vision'),
    partnersTitle: text('partnersTitle'),
    partners: items('partners', toMark),
    vendors: items('vendors', toMark),
    memberships: items('memberships', toMark),
    cloudLink: text('cloudLink'),
    assistantLink: text('assistantLink'),
    assistantTitle: text('assistantTitle'),
    assistantText: text('assistantText'),
    assistantQuestion: text('assistantQuestion'),
    assistantAnswer: text('assistantAnswer'),
    assistantSources: text('assistantSources'),
    coreServicesText: text('coreServicesText'),
    servicesHeadline: text('servicesHeadline'),
    servicesText: text('servicesText'),
    promoTitle: text('promoTitle'),
    promoText: text('promoText'),
    quoteText: text('quoteText'),
    newsletterText: text('newsletterText'),
    contactTitle: text('contactTitle'),
    contactText: text('contactText'),
    promises: items('promises', toTextItem),
    quoteSteps: items('quoteSteps', toTextItem),
    faqText: text('faqText'),
    teamText: text('teamText'),
    closingTitle: text('closingTitle'),
    closingText: text('closingText'),
  };
}
