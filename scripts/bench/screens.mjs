// The screens that the benchmark measures, with the sample content of SEED_PACK=consultancy.

/** @type {Readonly<Record<string, string>>} */
export const SCREENS = {
  Home: '/',
  'Company profile': '/aboutus/company-profile',
  'Management team': '/aboutus/management-team',
  Services: '/services',
  'Page of a service': '/services/erp',
  'Case studies': '/case-studies',
  'Case study': '/case-studies/closing-on-the-third-day',
  Careers: '/careers',
  Vacancy: '/careers/business-one-consultant',
  Press: '/press',
  Blogs: '/blogs',
  FAQ: '/faq',
  Contact: '/contact',
  'Article with every block': '/post/everything-in-one-place',
  'Blog article': '/post/mobile-money-reconciliation',
  'Page not found': '/no-article-found',
};
