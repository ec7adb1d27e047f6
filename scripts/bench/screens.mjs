// The screens that the benchmark measures, with the sample content of SEED_PACK=consultancy.

/** @type {Readonly<Record<string, string>>} */
export const SCREENS = {
  Home: '/',
  'Company profile': '/aboutus/company-profile',
  'Management team': '/aboutus/management-team',
  Services: '/services',
  Blogs: '/blogs',
  FAQ: '/faq',
  Contact: '/contact',
  'Article with every block': '/post/everything-in-one-place',
  'Blog article': '/post/mobile-money-reconciliation',
  'Page not found': '/no-article-found',
};
