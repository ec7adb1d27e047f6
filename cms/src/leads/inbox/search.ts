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
export async function whereFound(
  strapi: Core.Strapi,
  uid: LeadUid,
  search: string,
): Promise<Record<string, unknown>> {
  const fields = [...FIELDS, uid === 'api::contact.contact' ? 'company_name' : 'service'];
  const words = search.split(/\s+/).map((word) => {
    // A phone writes the curved one by itself.
    const variants = ["'", '’'].map((sign) => word.replace(APOSTROPHES, sign));
    const texts = [...new Set(variants)];
    return {
      $or: fields.flatMap((name) => texts.map((text) => ({ [name]: { $containsi: text } }))),
    };
  });
  const digits = digitsOf(search);
  const isNumber = NUMBER.test(search) && digits.length >= MIN_DIGITS;
  if (!isNumber) return { $and: words };
  return { $or: [{ $and: words }, { id: { $in: await findByPhone(strapi, uid, digits) } }] };
}

/** Everybody groups the digits in another way, with the country or without, so they are compared here. */
async function findByPhone(strapi: Core.Strapi, uid: LeadUid, digits: string): Promise<number[]> {
  const own = digits.slice(-OWN_DIGITS).replace(/^0+/, '');
  // Zeros alone: an empty text is part of every number.
  if (own === '') return [];
  const rows: { id: number; phone: unknown }[] = await strapi.db
    .query(uid)
    .findMany({ select: ['id', 'phone'], where: { phone: { $notNull: true } } });
  return rows.filter(({ phone }) => digitsOf(String(phone)).includes(own)).map(({ id }) => id);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
