import { isRecord } from '../is-record';

/** A page that visitors can open, and its address on the site. */
export type SitePage = { title: string; address: string };

const ARTICLE_TYPE = 'api::article-type.article-type';
export const COMPANY_PROFILE = 'api::company-profile.company-profile';
const OFFICE = 'api::company-address.company-address';
const SERVICE = 'api::service.service';
const SETTING = 'api::global-entity.global-entity';

/** Screens that show the entries of a type. */
const SCREENS: Readonly<Record<string, string>> = {
  'api::about.about': '/aboutus/company-profile',
  [ARTICLE_TYPE]: '/blogs',
  'api::category.category': '/search',
  'api::certificate.certificate': '/aboutus/company-profile',
  [OFFICE]: '/contact',
  [COMPANY_PROFILE]: '/',
  [SETTING]: '/',
  'api::menu.menu': '/',
  'api::press-kit.press-kit': '/press',
  'api::qna.qna': '/faq',
  [SERVICE]: '/services',
  'api::team.team': '/aboutus/management-team',
  'api::testimonial.testimonial': '/case-studies',
};
/** The ids of headings on those screens, of what begins far below the top. */
const PARTS: Readonly<Record<string, string>> = {
  'api::certificate.certificate': 'certificates',
  [OFFICE]: 'offices',
  'api::testimonial.testimonial': 'testimonials',
};
/** Of the offices that are not in the footer. */
const OTHER_OFFICES = 'other-offices';
/** The screens that are always there. */
export const FIXED_SCREENS: readonly SitePage[] = [
  { title: 'Home', address: '/' },
  { title: 'Company profile', address: '/aboutus/company-profile' },
  { title: 'Management team', address: '/aboutus/management-team' },
  { title: 'Services', address: '/services' },
  { title: 'Blog', address: '/blogs' },
  { title: 'FAQ', address: '/faq' },
  { title: 'Contact', address: '/contact' },
  { title: 'Get a quote', address: '/quote' },
];
/** Those that show parts of the company profile; the home page shows most of it. */
export const PROFILE_SCREENS = FIXED_SCREENS.filter(({ address }) => address !== '/blogs');
/** Settings, by their keys, that the home page does not show. */
const SCREENS_OF_SETTINGS: ReadonlyMap<unknown, string> = new Map([
  ['careers', '/careers'],
  ['contact-us', '/contact'],
  ['office_map', '/contact'],
]);

/** The path of the screen that shows an entry beside others; `null`: there is none. */
export function screenOf(uid: string, entry: unknown): string | null {
  const { key, type } = isRecord(entry) ? entry : {};
  // The screen of the services has the main ones only.
  if (uid === SERVICE && type === 'core') return '/';
  // Of the lists of articles one has a screen.
  if (uid === ARTICLE_TYPE && type !== 'blogs') return null;
  const own = uid === SETTING ? SCREENS_OF_SETTINGS.get(key) : undefined;
  return own ?? SCREENS[uid] ?? null;
}

/** A URL of the screen that shows an entry beside others, at the part of it where the entry is. */
export function urlAtPart(url: URL, uid: string, entry: unknown): string {
  const isOther = uid === OFFICE && isRecord(entry) && entry.isDefault !== true;
  url.hash = isOther ? OTHER_OFFICES : (PARTS[uid] ?? '');
  return url.href;
}

/** Whether the draft of a type can be seen on a screen that staff choose. */
export function isChoice(uid: string, screen: unknown): screen is string {
  return uid === COMPANY_PROFILE && PROFILE_SCREENS.some(({ address }) => address === screen);
}
