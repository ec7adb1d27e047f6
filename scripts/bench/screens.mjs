// The screens that the benchmark measures, with the sample content of SEED_PACK=consultancy.
import { Problem } from '../lib/steps.mjs';

/** The screen of an address that does not exist, which is measured like any other. */
const NOT_FOUND = '/no-article-found';

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
  'Page not found': NOT_FOUND,
};

/**
 * Throws where a screen does not have the status of its row: the address of an entry that was renamed in the sample
 * content shows 'Page not Found', which is lighter than what is to be measured.
 *
 * @param {readonly import('./section.mjs').BenchPage[]} pages
 */
export async function assertScreens(pages) {
  for (const { name, path, url } of pages) {
    const { status } = await fetch(url);
    if (status === (path === NOT_FOUND ? 404 : 200)) continue;
    throw new Problem(`${name} is not there: ${path} has status ${status}.`);
  }
}
