import { isRecord } from '../is-record';

const SERVICE = 'api::service.service';

/** Screens that show the entries of a type. */
const SCREENS: Readonly<Record<string, string>> = {
  'api::about.about': '/aboutus/company-profile',
  'api::article-type.article-type': '/blogs',
  'api::company-address.company-address': '/contact',
  'api::company-profile.company-profile': '/',
  'api::certificate.certificate': '/aboutus/company-profile',
  'api::menu.menu': '/',
  'api::press-kit.press-kit': '/press',
  'api::qna.qna': '/faq',
  [SERVICE]: '/services',
  'api::team.team': '/aboutus/management-team',
  'api::testimonial.testimonial': '/case-studies',
};

/** The path of the screen that shows an entry beside others; `null`: there is none. */
export function screenOf(uid: string, entry: unknown): string | null {
  // The screen of the services has the main ones only.
  if (uid === SERVICE && isRecord(entry) && entry.type === 'core') return '/';
  return SCREENS[uid] ?? null;
}
