/** What the blog list and the articles say themselves (specification §2, Blog list and Article). */
export const BLOGS_COPY = {
  breadcrumb: 'Blogs',
  label: 'Blog List',
  title: 'Recent Blogs',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
  pages: 'Pages of the blog list',
  pageNumber: 'Page',
  newer: 'Newer',
  older: 'Older',
  onPage: (page: number) => `, page ${page}`,
  metaTitle: (page: number) => (page === 1 ? 'Blogs' : `Blogs, page ${page}`),
  description: (page: number) =>
    `News and lessons from our work${page === 1 ? '' : `, page ${page}`}.`,
  readMore: 'Read More',
  about: (title: string) => `about ${title}`,
  searchTitle: 'Looking for something else?',
  searchAll: 'Search all articles',
  empty: 'No articles yet.',
  emptyText: 'Is there something you would like to read about? Tell us.',
  contact: 'Contact Us',
} as const;

/** Labels of the button that copies the address; in an export of their own for the browser. */
export const COPY_LINK_LABELS = {
  idle: 'Copy link',
  copied: 'Link copied',
  failed: 'Not copied',
} as const;

/** The end of a page of the menu. */
export const OFFER_COPY = {
  title: (page: string) => `Talk to us about ${page}`,
  quote: 'Ask for a quote',
  beside: 'Read on',
  postTitle: 'Can we help?',
  postText: 'Tell us in two sentences what you need.',
} as const;

export const ARTICLE_COPY = {
  readingTime: (minutes: number) => `${minutes} min read`,
  by: (name: string) => `By ${name}`,
  contents: 'In this article',
  share: 'Share this article',
  shareByMail: 'Email',
  moreArticles: 'More articles',
  adjacent: 'Previous and next article',
  previous: 'Previous',
  next: 'Next',
  related: 'Related articles',
  allArticles: 'All articles',
} as const;
