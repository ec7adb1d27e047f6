import { isRecord } from '../is-record';
import { attributesOf } from '../models';
import { refuse } from '../refuse';
import type { Rule } from './writes';

/** Blocks, and what is listed in them, of one field. Strapi stores 400 in two seconds, and four times as many in twenty. */
const MAX_PARTS = 300;

/** Refuses an entry with more parts than any page has: while Strapi stores them, nobody else is answered. */
export const partLimit: Rule = {
  before: ({ strapi, uid, data }) => {
    for (const [name, { type }] of attributesOf(strapi, uid)) {
      if (type !== 'component' && type !== 'dynamiczone') continue;
      const parts = partsIn(data[name]);
      if (parts > MAX_PARTS) {
        refuse(
          name,
          `These are ${parts} parts, and ${MAX_PARTS} fit into one entry. Put the others into another one.`,
        );
      }
    }
  },
};

function partsIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum, each) => sum + 1 + partsIn(each), 0);
  if (!isRecord(value)) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + partsIn(each), 0);
}
