import type { Core, Struct } from '@strapi/strapi';

/** What Strapi gives a short text on PostgreSQL, and allows where no `maxLength` says more; SQLite has no limit. */
const COLUMN_LENGTH = 255;
export const SHORT_TEXTS = ['string', 'uid', 'email'];

/**
 * A text may be as long as its schema allows on PostgreSQL too, in the same field of the form; and a number with a point
 * is stored as it is written, as SQLite does it: Strapi has room for eight digits before it, and two after it. It alters
 * the columns of a database that exists. Only while the service registers.
 */
export function widenColumns(strapi: Core.Strapi): void {
  if (strapi.config.get('database.connection.client') !== 'postgres') return;
  const own = Object.values({ ...strapi.contentTypes }).filter(({ uid }) =>
    uid.startsWith('api::'),
  );
  const schemas: Struct.Schema[] = [...own, ...Object.values({ ...strapi.components })];
  for (const { attributes } of schemas) {
    for (const attribute of Object.values(attributes)) {
      if (attribute.type === 'decimal') {
        Object.assign(attribute, { column: { type: 'double', args: [] } });
      }
      if (!SHORT_TEXTS.includes(attribute.type) || maxLengthOf(attribute) <= COLUMN_LENGTH)
        continue;
      Object.assign(attribute, { column: { type: 'text', args: ['longtext'] } });
    }
  }
}

export function maxLengthOf(attribute: object): number {
  return 'maxLength' in attribute ? Number(attribute.maxLength) : COLUMN_LENGTH;
}
