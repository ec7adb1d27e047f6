import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { FOLDERS } from './folders';
import { FIXED_SCREENS, type SitePage } from './screens';

/** More are found by their words. */
const MAX_PAGES = 20;

/** What is there as soon as there is an entry of its type. */
export const SCREENS_OF: Readonly<Record<string, SitePage>> = {
  'api::case-study.case-study': { title: 'Case studies', address: '/case-studies' },
  'api::press-kit.press-kit': { title: 'Press', address: '/press' },
  'api::vacancy.vacancy': { title: 'Careers', address: '/careers' },
};

const PUBLISHED = { publishedAt: { $notNull: true } };

/**
 * `GET /site-pages`: the first pages that visitors can open, for links to them; with `q` those whose title
 * or address has it.
 */
export async function answerSitePages(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const q = typeof ctx.query.q === 'string' ? ctx.query.q.trim() : '';
  const screens = [...FIXED_SCREENS];
  for (const [uid, screen] of Object.entries(SCREENS_OF)) {
    if (await hasPublished(strapi, uid)) screens.push(screen);
  }
  const word = q.toLowerCase();
  const pages = screens.filter(({ title, address }) =>
    `${title} ${address}`.toLowerCase().includes(word),
  );
  for (const [uid, folder] of Object.entries(FOLDERS)) {
    if (pages.length >= MAX_PAGES) break;
    const entries: { title: string; slug: string }[] = await strapi.db.query(uid).findMany({
      where: { ...PUBLISHED, ...matching(q, folder) },
      select: ['title', 'slug'],
      orderBy: { title: 'asc' },
      limit: MAX_PAGES - pages.length,
    });
    for (const { title, slug } of entries) {
      pages.push({ title, address: folder + encodeURIComponent(slug) });
    }
  }
  ctx.body = { pages };
}

/** Whether a screen is there that depends on entries; `null`: what is at this address is no such screen. */
export async function isScreenThere(strapi: Core.Strapi, address: string): Promise<boolean | null> {
  const found = Object.entries(SCREENS_OF).find(([, screen]) => screen.address === address);
  return found ? hasPublished(strapi, found[0]) : null;
}

async function hasPublished(strapi: Core.Strapi, uid: string): Promise<boolean> {
  const entry = await strapi.db.query(uid).findOne({ where: PUBLISHED, select: ['id'] });
  return entry !== null;
}

/** The entries of a folder whose title or address has these words. */
function matching(q: string, folder: string): Record<string, unknown> {
  if (q === '' || (q.startsWith('/') && folder.startsWith(q))) return {};
  const slug = q.startsWith(folder) ? q.slice(folder.length) : q;
  return { $or: [{ title: { $containsi: q } }, { slug: { $containsi: slug } }] };
}
