import type { SeedBlock, SeedFile, SeedFileItem, SeedSeo, SeedTextItem } from './types';

/** A page of a service, at `/services/{slug}`. */
export type SeedServicePage = {
  slug: string;
  title: string;
  group: string;
  summary: string;
  cover?: SeedFile;
  seo?: SeedSeo;
  outcomes: SeedTextItem[];
  audience?: string;
  priceFrom?: number;
  priceTo?: number;
  currency?: string;
  priceNote?: string;
  duration?: string;
  /** Name of a member of the team. */
  lead?: string;
  /** Slug of the article that says more. */
  article?: string;
  /** Slugs. */
  caseStudies?: string[];
  questions?: SeedTextItem[];
};

/** `company.change`. */
export type SeedChange = { label: string; before: string; after: string };

export type SeedCaseStudy = {
  slug: string;
  title: string;
  client: string;
  logo?: SeedFile;
  sector: string;
  product: string;
  location: string;
  period: string;
  summary: string;
  cover?: SeedFile;
  changes: SeedChange[];
  note: string;
  quote?: string;
  quoteName?: string;
  quoteRole?: string;
  blocks: SeedBlock[];
};

export type SeedTestimonial = {
  text: string;
  name: string;
  role: string;
  organization: string;
  /** Slug of the case study that it belongs to. */
  caseStudy?: string;
  /** Slugs of service pages. */
  servicePages?: string[];
};

export type SeedCertificate = {
  name: string;
  issuer: string;
  number: string;
  /** It ends with the year that comes so many years after the seeding: a fixed day would pass. */
  validYears: number;
  file?: SeedFile;
};

export type SeedVacancy = {
  slug: string;
  title: string;
  location: string;
  employment: 'full-time' | 'part-time' | 'fixed-term' | 'internship';
  /** It closes at the end of the year so many years from the day it is written. */
  closesYears?: number;
  summary: string;
  /** Markdown. */
  description: string;
};

export type SeedPressKit = {
  intro: string;
  boilerplate: string;
  contactName: string;
  contactRole: string;
  contactPhone: string;
  contactEmail: string;
  files: SeedFileItem[];
};

/** What shows that the organization can do it. Lists stand in the order in which they are shown. */
export type SeedProof = {
  servicePages: SeedServicePage[];
  caseStudies: SeedCaseStudy[];
  testimonials: SeedTestimonial[];
  certificates: SeedCertificate[];
  vacancies: SeedVacancy[];
  pressKit: SeedPressKit;
};
