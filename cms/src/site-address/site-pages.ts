import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { FOLDERS } from './folders';

/** A page that visitors can open, and its address on the site. */
export type SitePage = { title: string; address: string };

/** What is always there. */
const SCREENS: readonly SitePage[] = [
  { title: 'Home', address: '/' },
  { title: 'Company profile', address: '/aboutus/company-profile' },
  { title: 'Management team', address: '/aboutus/management-team' },
  { title: 'Services', address: '/services' },
  { title: 'Blog', address: '/blogs' },
  { title: 'FAQ', address: '/faq' },
  { title: 'Contact', address: '/contact' },
  { title: 'Get a quote', address: '/quote' },
];
/** What is there as soon as there is an entry of its type. */
const SCREENS_OF: Readonly<Record<string, SitePage>> = {
  'api::case-study.case-study': { title: 'Case studies', address: '/case-studies' },
  'api::press-kit.press-kit': { title: 'Press', address: '/press' },
  'api::vacancy.vacancy': { title: 'Careers', address: '/careers' },
};

/** `GET /site-pages`: every page that visitors can open, for links to it. */
export async function answerSitePages(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const where = { publishedAt: { $notNull: true } };
  const pages = [...SCREENS];
  for (const [uid, screen] of Object.entries(SCREENS_OF)) {
    if ((await strapi.db.query(uid).count({ where })) > 0) pages.push(screen);
  }
  for (const [uid, folder] of Object.entries(FOLDERS)) {
    const entries: { title: string; slug: string }[] = await strapi.db.query(uid).findMany({
      where,
      select: ['title', 'slug'],
      orderBy: { title: 'asc' },
    });
    for (const { title, slug } of entries) {
      pages.push({ title, address: folder + encodeURIComponent(slug) });
    }
  }
  ctx.body = { pages };
}
