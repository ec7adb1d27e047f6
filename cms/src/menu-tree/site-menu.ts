import type { Core } from '@strapi/strapi';
import { MENU } from './read-menu';

const FIELDS = ['id', 'documentId', 'name', 'slug', 'order', 'link', 'description'];
const FEATURE_FIELDS = ['featuredTitle', 'featuredLink'];

type Row = { id: number; parent: { id: number } | null } & Record<string, unknown>;
type Node = Omit<Row, 'parent'> & { children: Node[] };

/**
 * The whole menu as visitors see it: each entry as the list of the content API has it, with the
 * published article that it opens and the entries below it. Two relations are read, whatever the number
 * of levels and entries; the list checks each level of each entry.
 */
export async function readSiteMenu(strapi: Core.Strapi): Promise<Node[]> {
  const rows: Row[] = await strapi.db.query(MENU).findMany({
    select: [...FIELDS, ...FEATURE_FIELDS],
    populate: {
      parent: { select: ['id'] },
      article: { select: ['slug'], where: { publishedAt: { $notNull: true } } },
    },
    orderBy: [{ order: 'asc' }, { id: 'asc' }],
  });
  return nest(rows);
}

/** Entries whose parents form a circle have no root and are left out. */
function nest(rows: readonly Row[]): Node[] {
  const childrenOf = new Map<number | null, Row[]>();
  for (const row of rows) {
    const parent = row.parent?.id ?? null;
    const siblings = childrenOf.get(parent);
    if (siblings) siblings.push(row);
    else childrenOf.set(parent, [row]);
  }
  const branch = (id: number | null): Node[] =>
    (childrenOf.get(id) ?? []).map(({ parent: _parent, ...row }) => ({
      ...row,
      children: branch(row.id),
    }));
  return branch(null);
}
