import type { Core } from '@strapi/strapi';
import type { LeadUid } from '../lead-types';

const FIELDS = ['name', 'email', 'phone', 'message', 'owner'];
/** Of a telephone number, as somebody types it who has it from a list of calls. */
const NUMBER = /^[+\d\s()./-]+$/;
const MIN_DIGITS = 5;
/** What a number has without the country, or the zero in its place. */
const OWN_DIGITS = 9;
const APOSTROPHES = /['’]/g;

/** The leads that have each word of a search somewhere, or its telephone number. */
export function whereFound(
  strapi: Core.Strapi,
  uid: LeadUid,
  search: string,
): Record<string, unknown> {
  const fields = [...FIELDS, uid === 'api::contact.contact' ? 'company_name' : 'service'];
  const words = search.split(/\s+/).map((word) => {
    // A phone writes the curved one by itself.
    const variants = ["'", '’'].map((sign) => word.replace(APOSTROPHES, sign));
    const texts = [...new Set(variants)];
    return {
      $or: fields.flatMap((name) => texts.map((text) => ({ [name]: { $containsi: text } }))),
    };
  });
  const digits = search.replace(/\D/g, '');
  const own = digits.slice(-OWN_DIGITS).replace(/^0+/, '');
  // Zeros alone: an empty text is part of every number.
  const isNumber = NUMBER.test(search) && digits.length >= MIN_DIGITS && own !== '';
  if (!isNumber) return { $and: words };
  return { $or: [{ $and: words }, { id: { $in: withNumber(strapi, uid, own) } }] };
}

/**
 * Everybody groups the digits in another way, with the country or without, so the digits alone are compared. By the
 * database: of a country it may have more numbers than a query takes.
 */
function withNumber(strapi: Core.Strapi, uid: LeadUid, digits: string) {
  const { tableName } = strapi.db.metadata.get(uid);
  // SQLite has it of us (set-up-sqlite.ts).
  const ofPhone =
    strapi.db.dialect.client === 'postgres'
      ? `regexp_replace(phone, '\\D', '', 'g')`
      : 'digits(phone)';
  const found = strapi.db.getConnection(tableName).select('id');
  return found.whereRaw(`${ofPhone} like ?`, [`%${digits}%`]);
}
