/**
 * The shape of a pack of sample content. A pack is everything the content service holds on its
 * first boot; `cms/src/bootstrap` writes it, in the order the relations need.
 */

import type { SeedProof } from './proof-types';

/** A file below `cms/seed/media/`, uploaded once per name, with the text a screen reader says. */
export type SeedFile = { file: string; alt: string; caption?: string };

/** `shared.render-block`: how a block is set on the page (specification §2, Article page). */
export type SeedRenderBlock = {
  /** Alignment. */
  value?: 'left' | 'center' | 'right' | 'justify';
  /** 'Full', 'Half', or a string that ends in a percent after a hyphen ('Width-70'). */
  width?: string;
  fontSize?: string;
  styleCSS?: string;
  innerStyleCSS?: string;
  padding?: string;
  margin?: string;
  htmlCSSClasses?: string;
  innerHtmlCSSClasses?: string;
};

/** `shared.file-item`. */
export type SeedFileItem = { name?: string; file: SeedFile; thumbnail?: SeedFile };

type Rendered = { renderBlock?: SeedRenderBlock };

export type SeedBlock =
  | ({ __component: 'shared.rich-text-markdown-wrapper'; title?: string; body: string } & Rendered)
  | ({ __component: 'shared.html-markdown-wrapper'; title?: string; body: string } & Rendered)
  | ({ __component: 'shared.action-btn-wrapper'; name: string; link: string } & Rendered)
  | ({
      __component: 'shared.slider-wrapper';
      title?: string;
      /** 'one': one large slide at a time; 'three': the carousel of 3, 2, 1. */
      layout?: 'one' | 'three';
      files: SeedFileItem[];
    } & Rendered)
  | ({
      __component: 'shared.quote-wrapper';
      body: string;
      name?: string;
      title?: string;
    } & Rendered)
  | ({
      __component: 'shared.media-wrapper';
      title?: string;
      /** For a video that is played elsewhere; a file is played here. */
      link?: string;
      file?: SeedFile;
      thumbnail_image?: SeedFile;
    } & Rendered)
  | ({ __component: 'shared.stack-images'; title?: string; files: SeedFileItem[] } & Rendered)
  | ({ __component: 'shared.carousel-button'; name: string; link: string } & Rendered)
  | ({ __component: 'shared.rich-text'; body: string } & Rendered);

export type SeedSeo = {
  metaTitle?: string;
  metaDescription?: string;
  metakeywords?: string;
  shareImage?: SeedFile;
  noindex?: boolean;
};

export type SeedArticle = {
  slug: string;
  title: string;
  description?: string;
  /** ISO date and time; becomes `createdAt`, which the site shows as the day of publication. */
  createdAt: string;
  cover?: SeedFile;
  thumbnail_image?: SeedFile;
  /** Who wrote it, by name. */
  author?: string;
  IsDarkCover?: boolean;
  button_name?: string;
  button_link?: string;
  seo?: SeedSeo;
  blocks: SeedBlock[];
  /** Stays a draft; visitors never see it. */
  draft?: boolean;
};

export type SeedArticleType = {
  /** 'blogs' is the blog list. */
  type: string;
  label: string;
  cover?: SeedFile;
  IsDarkCover?: boolean;
  /** Slugs. */
  articles: string[];
};

export type SeedMenuItem = {
  name: string;
  slug: string;
  order: number;
  /** Slug of the article it opens; none: it links to /no-article-found. */
  article?: string;
  /** One line about it. */
  description?: string;
  /** What the panel of an entry of the bar shows beside the entries below it. */
  featuredTitle?: string;
  featuredLink?: string;
  children?: SeedMenuItem[];
};

export type SeedServiceDetail = {
  title: string;
  description: string;
  icon?: SeedFile;
  backgroundImage?: SeedFile;
  /** Address on the site that 'Read More' leads to. */
  link?: string;
};

export type SeedGlobalEntity = {
  key: string;
  value?: string;
  richText?: string;
  label?: string;
  singleMedia?: SeedFile;
  supportMedia?: SeedFile;
};

export type SeedCompanyAddress = {
  isDefault: boolean;
  label: string;
  address: string;
  phone: string;
  email: string;
  /** 'Mon-Fri: 8:00 - 17:00 Sat: 9:00 - 13:00'; the site splits it at 'Sat:'. */
  time: string;
  latitude?: number;
  longitude?: number;
};

export type SeedTeamMember = {
  name: string;
  designation: string;
  description?: string;
  profile?: SeedFile;
  order: number;
};

/** Both are HTML. */
export type SeedQna = {
  title: string;
  /** The heading it stands below. */
  group?: string;
  description: string;
};

export type SeedCategory = {
  name: string;
  slug: string;
  order: number;
  /** Address on the site that the topic leads to. */
  link?: string;
  children?: SeedCategory[];
};

export type SeedAbout = { title: string; blocks: SeedBlock[]; featuredMedia?: SeedFile };

/** `company.text-item`. */
export type SeedTextItem = { title: string; text: string };
/** `company.figure`: `value` 400, `suffix` '+', `label` 'Projects'. */
export type SeedFigure = { value: number; suffix?: string; label: string };
/** `company.mark`: a partner, vendor or association. */
export type SeedMark = { name: string; fullName?: string; logo?: SeedFile; link?: string };
/** `company.registration`: 'TIN', its name in full, the number, and where it is registered. */
export type SeedRegistration = { name: string; fullName?: string; number: string; issuer?: string };

/** The single type `company-profile`: name and business of the organization. */
export type SeedCompanyProfile = {
  brand: string;
  /** Of buttons; the site's own where there is none. */
  accentColor?: string;
  /** As on a contract. */
  legalName: string;
  registrations: SeedRegistration[];
  /** City shown beside the brand. */
  city: string;
  founded: number;
  /** `{brand}` stands for the brand. */
  heroTitle: string;
  /** Opens the quote form; without it, 'Request a demo'. */
  heroButton?: string;
  heroText: string;
  footerText: string;
  profileDescription: string;
  /** Short badges of the profile's hero ('Gold partner', …). */
  badges: string[];
  figures: SeedFigure[];
  differentiatorsTitle: string;
  differentiators: SeedTextItem[];
  values: SeedTextItem[];
  visionTitle: string;
  vision: string;
  partnersTitle: string;
  partners: SeedMark[];
  vendors: SeedMark[];
  memberships: SeedMark[];
  /** Addresses on the site of the two products of the home hero. */
  cloudLink: string;
  assistantLink: string;
  assistantTitle: string;
  assistantText: string;
  assistantQuestion: string;
  assistantAnswer: string;
  /** One a line: the document, then after a bar what it says there. */
  assistantSources: string;
  coreServicesText: string;
  servicesHeadline: string;
  servicesText: string;
  promoTitle: string;
  promoText: string;
  quoteText: string;
  newsletterText: string;
  contactTitle: string;
  contactText: string;
  /** Up to three tiles: 'title' is the figure, 'text' what it stands for. */
  promises: SeedTextItem[];
  /** What happens after a request for a quote, step by step. */
  quoteSteps: SeedTextItem[];
  faqText: string;
  teamText: string;
  closingTitle: string;
  closingText: string;
};

/** `lead-setting`: leads are deleted when they are so many months old. */
export type SeedLeadSettings = { deleteAfterMonths: number };

export type SeedPack = {
  companyProfile: SeedCompanyProfile;
  globals: SeedGlobalEntity[];
  services: { core: SeedServiceDetail[]; main: SeedServiceDetail[] };
  articles: SeedArticle[];
  articleTypes: SeedArticleType[];
  menus: SeedMenuItem[];
  team: SeedTeamMember[];
  addresses: SeedCompanyAddress[];
  qnas: SeedQna[];
  categories: SeedCategory[];
  about: SeedAbout;
  proof: SeedProof;
  leadSettings: SeedLeadSettings;
};
