import type { Core } from '@strapi/strapi';
import { takeLock } from '../locks';
import { textOf } from '../text-of';
import type { Rule } from './writes';

const ADDRESS = 'api::company-address.company-address';
const SETTING = 'api::global-entity.global-entity';
const LOCK = 'contact details';

/** Where the phone, the e-mail address and the hours of the head office are shown twice. */
const FIELD_OF_SETTING = new Map([
  ['company_phone', 'phone'],
  ['company_email', 'email'],
  ['company_time', 'time'],
]);

/**
 * Phone, e-mail address and hours are in the top bar (settings) and in the footer (the default
 * office): a change of one changes the other, also one that empties it. One office is the default.
 */
export const contactDetails: readonly Rule[] = [
  {
    uids: [SETTING],
    lock: LOCK,
    after: async ({ strapi, data, stored }, documentId) => {
      const setting = await strapi.db.query(SETTING).findOne({ where: { documentId } });
      const field = FIELD_OF_SETTING.get(setting.key);
      const value = textOf(setting.value);
      if (!field || value === textOf(stored?.value)) return;
      const office = await strapi.db.query(ADDRESS).findOne({ where: { isDefault: true } });
      if (office && textOf(office[field]) !== value) {
        await update(strapi, ADDRESS, office.documentId, { [field]: value || null, ...by(data) });
      }
    },
  },
  {
    uids: [ADDRESS],
    lock: LOCK,
    before: ({ data, source }) => {
      // A copy of the head office is another office until somebody says otherwise.
      if (source?.isDefault === true) data.isDefault = false;
    },
    after: async ({ strapi, data, stored }, documentId) => {
      const office = await strapi.db.query(ADDRESS).findOne({ where: { documentId } });
      if (office.isDefault !== true) return;
      const others = await strapi.db
        .query(ADDRESS)
        .findMany({ where: { isDefault: true, documentId: { $ne: documentId } } });
      for (const other of others) {
        await update(strapi, ADDRESS, other.documentId, { isDefault: false, ...by(data) });
      }
      for (const [key, field] of FIELD_OF_SETTING) {
        const value = textOf(office[field]);
        // A new head office without a number leaves the one that is there.
        const isNew = stored?.isDefault === true ? value !== textOf(stored[field]) : value !== '';
        const setting = isNew && (await strapi.db.query(SETTING).findOne({ where: { key } }));
        if (setting && textOf(setting.value) !== value) {
          await update(strapi, SETTING, setting.documentId, { value: value || null, ...by(data) });
        }
      }
    },
  },
];

/**
 * What a deleted entry comes back with: phone, e-mail address and hours of today, and no second head office. As
 * it was written before its deletion, it would replace newer details.
 *
 * @param data Of the deleted entry.
 */
export async function withTodaysDetails(
  strapi: Core.Strapi,
  uid: string,
  data: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  if (uid !== ADDRESS && uid !== SETTING) return data;
  await takeLock(strapi, LOCK);
  const office = await strapi.db.query(ADDRESS).findOne({ where: { isDefault: true } });
  if (uid === SETTING) {
    const value = textOf(office?.[FIELD_OF_SETTING.get(textOf(data.key)) ?? '']);
    return value === '' ? data : { ...data, value };
  }
  if (data.isDefault !== true) return data;
  if (office) return { ...data, isDefault: false };
  const details: Record<string, unknown> = {};
  for (const [key, field] of FIELD_OF_SETTING) {
    const setting = await strapi.db.query(SETTING).findOne({ where: { key } });
    const value = textOf(setting?.value);
    if (value !== '') details[field] = value;
  }
  return { ...data, ...details };
}

/** A colleague who has the other entry open reads who has changed it. */
function by({ updatedBy }: Record<string, unknown>) {
  return updatedBy ? { updatedBy } : {};
}

function update(
  strapi: Core.Strapi,
  uid: typeof ADDRESS | typeof SETTING,
  documentId: string,
  data: Record<string, unknown>,
) {
  return strapi.documents(uid).update({ documentId, data });
}
