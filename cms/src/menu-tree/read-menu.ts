import type { Core } from '@strapi/strapi';

export const MENU = 'api::menu.menu';

export type Row = {
  id: number;
  documentId: string;
  name: string;
  link: string | null;
  order: number | null;
  parent: { documentId: string } | null;
  article: { title: string; publishedAt: string | null } | null;
};

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
