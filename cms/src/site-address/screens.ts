import { isRecord } from '../is-record';

const ARTICLE_TYPE = 'api::article-type.article-type';
const SERVICE = 'api::service.service';
const SETTING = 'api::global-entity.global-entity';

/** Screens that show the entries of a type. */
const SCREENS: Readonly<Record<string, string>> = {
  'api::about.about': '/aboutus/company-profile',
  [ARTICLE_TYPE]: '/blogs',
  'api::certificate.certificate': '/aboutus/company-profile',
  'api::company-address.company-address': '/contact',
  'api::company-profile.company-profile': '/',
  [SETTING]: '/',
  'api::menu.menu': '/',
  'api::press-kit.press-kit': '/press',
  'api::qna.qna': '/faq',
  [SERVICE]: '/services',
  'api::team.team': '/aboutus/management-team',
  'api::testimonial.testimonial': '/case-studies',
};
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
  if (uid === SETTING && SCREENS_OF_SETTINGS.has(key)) return SCREENS_OF_SETTINGS.get(key) ?? null;
  return SCREENS[uid] ?? null;
}
