import type { Core } from '@strapi/strapi';

export const MENU = 'api::menu.menu';

export type Row = {
  id: number;
  documentId: string;
  name: string;
  slug: string | null;
  link: string | null;
  order: number | null;
  parent: { documentId: string } | null;
  article: { title: string; publishedAt: string | null } | null;
};

/** The site itself puts the list of blogs into the menu, and leaves an entry with this address out. */
const BLOGS_SLUG = 'blogs';

/** Whether the place of an entry means nothing to visitors, and whatever is below it is not shown. */
export function isPlacedBySite({ slug }: Pick<Row, 'slug'>): boolean {
  return slug === BLOGS_SLUG;
}

/** Every entry of the menu, in the order of the site. */
export async function readMenu(strapi: Core.Strapi): Promise<Row[]> {
  const rows: Row[] = await strapi.db.query(MENU).findMany({
    populate: { parent: { select: ['documentId'] }, article: { select: ['title', 'publishedAt'] } },
  });
  return inOrder(rows);
}

/** Entries in the order of the site: those without a position are last. */
export function inOrder(rows: readonly Row[]): Row[] {
  const last = Number.POSITIVE_INFINITY;
  return rows.toSorted((a, b) => compare(a.order ?? last, b.order ?? last) || a.id - b.id);
}

function compare(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
