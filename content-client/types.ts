/** The shapes the content client hands out. Absent is `null`; all of it is plain data. */

/** A picture. `url` is absolute; an empty `alt` means that the editor wrote none. */
export type Image = {
  url: string;
  width: number | null;
  height: number | null;
  alt: string;
  mime: string | null;
  /** A small rendition, where the content service made one. */
  thumbnailUrl: string | null;
  caption: string | null;
};

export type Video = { url: string; mime: string };

export type Media =
  | ({ kind: 'image' } & Image)
  | ({ kind: 'video' } & Video)
  | { kind: 'file'; url: string; mime: string | null; name: string | null };

export type Seo = {
  title: string | null;
  description: string | null;
  keywords: string | null;
  shareImage: Image | null;
};

/** One entry of the dynamic menu; at most four levels, each sorted by the editor's order. */
export type MenuItem = {
  name: string;
  slug: string;
  /** Slug of the published article it opens; `null`: it opens nothing. */
  articleSlug: string | null;
  children: MenuItem[];
};

export type Category = {
  name: string;
  slug: string;
  link: string | null;
  children: Category[];
};

/** The colour of the text on a cover: 'dark' is a dark cover, so its text is white. */
export type Tone = 'dark' | 'light';

export type ArticleSummary = {
  slug: string;
  title: string;
  description: string | null;
  /** ISO 8601, when the article was created. */
  publishedOn: string;
  /** ISO 8601. */
  updatedAt: string;
  thumbnail: Image | null;
  cover: Image | null;
  /** The editor wants no search service to show it. */
  noindex: boolean;
};

export type Article = ArticleSummary & {
  documentId: string;
  tone: Tone;
  /** A link of `''` and one of `null` differ: the first stays in the tab, the second leads to '#'. */
  button: { name: string; link: string | null } | null;
  seo: Seo;
  blocks: Block[];
};

/** A piece of an article's text, as the editor wrote it. */
export type TextPassage = { format: 'html' | 'markdown' | 'plain'; text: string };

/** The words of an article, for an index of them. */
export type ArticleText = {
  slug: string;
  /** ISO 8601. */
  updatedAt: string | null;
  keywords: string | null;
  /** The editor wants it left out of indexes. */
  noindex: boolean;
  passages: TextPassage[];
};

export type BlogList = {
  label: string | null;
  tone: Tone;
  cover: Image | null;
  /** Newest first. */
  articles: ArticleSummary[];
  page: number;
  pageCount: number;
  total: number;
};

export type Service = {
  title: string;
  description: string | null;
  icon: Image | null;
  background: Image | null;
  link: string | null;
};

export type Setting = {
  key: string;
  value: string | null;
  richText: string | null;
  label: string | null;
  media: Media | null;
  supportMedia: Media | null;
};

/** A setting whose key starts with `social_account_`. */
export type SocialAccount = {
  key: string;
  name: string;
  link: string;
  icon: Image | null;
};

export type TeamMember = {
  name: string;
  designation: string;
  biography: string | null;
  photo: Image | null;
};

export type CompanyAddress = {
  isDefault: boolean;
  label: string;
  address: string;
  phone: string | null;
  email: string | null;
  openingTime: string | null;
  latitude: number | null;
  longitude: number | null;
};

/** Both are HTML as the editor left it: sanitize before drawing. */
export type FaqEntry = { title: string; description: string };

export type About = {
  title: string | null;
  blocks: Block[];
  featuredMedia: Media | null;
};

export type TextItem = { title: string; text: string };

/** A number worth showing: 400, '+', 'Projects'. */
export type Figure = { value: number; suffix: string | null; label: string };

/** A partner, vendor or association. */
export type Mark = {
  name: string;
  fullName: string | null;
  logo: Image | null;
  link: string | null;
};

/**
 * Where visitors of an address are sent that has no page. `from` is a decoded path; `/folder/*` is
 * every address below the folder. `to` is a path or an https address; where it ends in `/*`, the
 * star stands for the rest.
 */
export type Redirect = { from: string; to: string; isPermanent: boolean };

/** An address that visitors did not find: its path alone, and how often since the last report. */
export type NotFoundEntry = { path: string; hits: number };

/** All that names the firm or its business. */
export type CompanyProfile = {
  brand: string | null;
  city: string | null;
  founded: number | null;
  /** `{brand}` stands for the brand. */
  heroTitle: string | null;
  heroText: string | null;
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
  coreServicesText: string | null;
  servicesHeadline: string | null;
  servicesText: string | null;
  promoTitle: string | null;
  promoText: string | null;
  quoteText: string | null;
  newsletterText: string | null;
  teamText: string | null;
  closingTitle: string | null;
  closingText: string | null;
};

export type Alignment = 'left' | 'center' | 'right' | 'justify';

/**
 * How the editor set a block on the page. Strings are as the editor wrote them: the site decides
 * which properties and classes it applies.
 */
export type BlockFrame = {
  align: Alignment | null;
  /** 1 to 100; `null`: the editor said nothing. */
  widthPercent: number | null;
  fontSize: string | null;
  style: string | null;
  innerStyle: string | null;
  padding: string | null;
  margin: string | null;
  classes: string | null;
  innerClasses: string | null;
};

/** One file of a slider, carousel or stack. With a video, `image` is its poster. */
export type Slide = {
  id: string;
  name: string | null;
  image: Image | null;
  video: Video | null;
};

export type BlockContent =
  | { kind: 'markdown'; title: string | null; body: string }
  | { kind: 'html'; body: string }
  | { kind: 'titled-html'; title: string; body: string }
  | { kind: 'button'; name: string; link: string | null }
  | { kind: 'quote'; title: string | null; body: string; author: string | null }
  | {
      kind: 'media';
      title: string | null;
      media: Media | null;
      thumbnail: Image | null;
      /** Where a video is played that is not a file of ours. */
      link: string | null;
    }
  /** One large slide at a time. */
  | { kind: 'slider'; title: string | null; slides: Slide[] }
  /** Plays by itself; three, two or one slide wide. */
  | { kind: 'carousel'; title: string | null; slides: Slide[] }
  /** A card may have no image: the site says so in its place. */
  | { kind: 'stack'; title: string | null; cards: Slide[] };

/** `id` is unique within its list and survives a publish, so it can be a React key. */
export type Block = { id: string; frame: BlockFrame } & BlockContent;
export type BlockKind = Block['kind'];
export type BlockOf<K extends BlockKind> = Extract<Block, { kind: K }>;

/** What editors write, by the service's name for it. */
export type InventoryType =
  | 'about'
  | 'article'
  | 'article-type'
  | 'category'
  | 'company-address'
  | 'company-profile'
  | 'global-entity'
  | 'menu'
  | 'qna'
  | 'redirect'
  | 'service'
  | 'team';

/** An entry as the service has it, with what a check needs to name it. */
export type InventoryEntry = {
  type: InventoryType;
  isSingle: boolean;
  documentId: string;
  /** What staff know it by. */
  label: string;
  /** As the service sent them: nothing about them is certain. */
  fields: Readonly<Record<string, unknown>>;
  /** Its blocks as the site reads them; empty where the type has none. */
  blocks: Block[];
};

/** The home section's form has no phone. */
export type QuoteRequest = {
  name: string;
  email: string;
  phone?: string;
  /** Title of a service. */
  service: string;
  message: string;
};
export type FreeQuote = QuoteRequest;
export type NewsletterSubscription = { email: string };
export type ContactMessage = {
  name: string;
  companyName: string;
  email: string;
  phone: string;
  message: string;
};

/** What the service says after it saved a record. */
export type Saved = { documentId: string; message: string | null };

export type SaveOptions = {
  /** Sent again with the same key, the service answers with the record it has, and makes no second. */
  idempotencyKey?: string;
};

/** Something that was left out because the service sent it in a form that cannot be used. */
export type ContentIssue = {
  /** The read it happened in: 'articles', 'menus' … */
  resource: string;
  /** documentId of the entry an editor would open, else its slug or key; `null`: it has none. */
  entry: string | null;
  /** Where in the entry: 'blocks.2.files.0'. Empty: the entry itself. */
  path: string;
  message: string;
};

export type RetryOptions = {
  /** Further attempts after the first. Default 3. */
  retries?: number;
  /** Doubles with each attempt. Default 1000. */
  firstDelayMs?: number;
  /** Default 30 000. */
  maxDelayMs?: number;
  /** All attempts and waits of one read together. Default 8000, so that a page render ends. */
  budgetMs?: number;
};

export type ContentClientOptions = {
  /** Address of the content service, without `/api`. */
  baseUrl: string;
  /** Put before the relative addresses of media. */
  mediaUrl: string;
  token: string;
  /** The global one is looked up at each call when absent, because frameworks replace it. */
  fetch?: typeof fetch;
  onIssue?: (issue: ContentIssue) => void;
  /** One attempt, reading the body included; no longer than what is left of the budget. Default 5000. */
  timeoutMs?: number;
  retry?: RetryOptions;
  /** How long a framework may keep an answer. Default 300; `false`: until a tag is refreshed. */
  revalidateSeconds?: number | false;
  /** Read drafts instead of what is published, and keep nothing: for previews only. */
  drafts?: boolean;
};

/** What a screen is made of, and can be asked for the time of its last change. */
export type ChangingResource =
  | 'services'
  | 'addresses'
  | 'team'
  | 'faq'
  | 'about'
  | 'companyProfile';

/**
 * All reads and writes of the site. Every method throws `ContentError` when the service could not
 * be asked, refused, or answered with something else than an answer.
 */
export type ContentClient = {
  menus: { list(): Promise<MenuItem[]> };
  categories: { tree(): Promise<Category[]> };
  articles: {
    find(slug: string): Promise<Article | null>;
    /** Every published article, newest first. */
    list(): Promise<ArticleSummary[]>;
    /** The words of some articles; a slug that nothing is published under is left out. */
    texts(slugs: readonly string[]): Promise<ArticleText[]>;
    /** The newest blog articles. */
    latest(count: number): Promise<ArticleSummary[]>;
  };
  blogs: { find(options?: { size?: number; page?: number }): Promise<BlogList | null> };
  services: { listCore(): Promise<Service[]>; listMain(): Promise<Service[]> };
  settings: { list(): Promise<Setting[]> };
  addresses: { list(): Promise<CompanyAddress[]> };
  team: { list(): Promise<TeamMember[]> };
  faq: { list(): Promise<FaqEntry[]> };
  about: { find(): Promise<About | null> };
  companyProfile: { find(): Promise<CompanyProfile | null> };
  redirects: { list(): Promise<Redirect[]> };
  /** At most 200 addresses at once. */
  missedAddresses: { report(misses: readonly NotFoundEntry[]): Promise<void> };
  /** For checks of the content; no page needs it. */
  inventory: { list(type: InventoryType): Promise<InventoryEntry[]> };
  changes: { latest(resource: ChangingResource): Promise<string | null> };
  quoteRequests: { create(quote: QuoteRequest, options?: SaveOptions): Promise<Saved> };
  freeQuotes: { create(quote: FreeQuote, options?: SaveOptions): Promise<Saved> };
  newsletters: {
    create(subscription: NewsletterSubscription, options?: SaveOptions): Promise<Saved>;
  };
  contactMessages: { create(message: ContactMessage, options?: SaveOptions): Promise<Saved> };
};
