import type { Core } from '@strapi/strapi';
import { type Nested, nestRows } from '../nest-rows';
import { MENU } from './read-menu';

const FIELDS = ['id', 'documentId', 'name', 'slug', 'order', 'link', 'description'];
const FEATURE_FIELDS = ['featuredTitle', 'featuredLink'];

type Row = { id: number; parent: { id: number } | null } & Record<string, unknown>;

/**
 * The whole menu as visitors see it: each entry as the list of the content API has it, with the
 * published article that it opens and the entries below it. Two relations are read, whatever the number
 * of levels and entries; the list checks each level of each entry.
 */
export async function readSiteMenu(strapi: Core.Strapi): Promise<Nested<Row>[]> {
  const rows: Row[] = await strapi.db.query(MENU).findMany({
    select: [...FIELDS, ...FEATURE_FIELDS],
    populate: {
      parent: { select: ['id'] },
      article: { select: ['slug'], where: { publishedAt: { $notNull: true } } },
    },
    orderBy: [{ order: 'asc' }, { id: 'asc' }],
  });
  return nestRows(rows);
}
