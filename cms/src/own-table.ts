import type { Core } from '@strapi/strapi';

type Attribute = { type: string; column?: { notNullable: boolean } };

/** A text that every row has. */
export const REQUIRED_TEXT: Attribute = { type: 'string', column: { notNullable: true } };

type OwnTable = {
  /** In queries: `site::` and the name of a row. */
  uid: `site::${string}`;
  tableName: string;
  /** Beside the id, which every row has. */
  attributes: Record<string, Attribute>;
  index: { name: string; columns: string[] };
};

/**
 * Makes a table of our own known; Strapi creates it at the next boot. It is no content type, so that
 * neither the API nor a role reaches it. Only while the service registers.
 */
export function addOwnTable(
  strapi: Core.Strapi,
  { uid, tableName, attributes, index }: OwnTable,
): void {
  // Strapi writes the name of the column into each.
  const own = Object.entries(attributes).map(([name, attribute]) => [name, { ...attribute }]);
  strapi.get('models').add({
    uid,
    singularName: uid.slice('site::'.length),
    tableName,
    attributes: { id: { type: 'increments' }, ...Object.fromEntries(own) },
    indexes: [index],
  });
}
