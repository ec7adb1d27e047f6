import type { Core } from '@strapi/strapi';
import { isRecord } from '../is-record';
import { attributesOf } from '../models';
import { isEditedType } from './edited-types';
import { SHORT_TEXTS } from './long-texts';

/**
 * What chats, mail programs and documents put beside a copied name or address. Marks of the direction
 * (U+200E, U+200F) stay: Arabic sentences have them.
 */
const INVISIBLE = /[\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Fields of long texts that hold one line: an address, or what a setting says. */
const ONE_LINE = /^(?:value|link|.+_link|.+Link)$/;

/**
 * Stores names, titles and addresses as staff see them: a link would lead nowhere, a mail to such an address
 * comes back, and the message about it names what looks right. Long texts stay as they are. Before
 * everything that reads what is sent.
 */
export function removeInvisible(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { uid } = context;
    const params: unknown = context.params;
    if (isEditedType(strapi, uid) && isRecord(params) && isRecord(params.data)) {
      clean(strapi, uid, params.data);
    }
    return next();
  });
}

function clean(strapi: Core.Strapi, model: string, values: Record<string, unknown>): void {
  for (const [name, attribute] of attributesOf(strapi, model)) {
    const value = values[name];
    if (typeof value === 'string') {
      const isLine = SHORT_TEXTS.includes(attribute.type) || ONE_LINE.test(name);
      if (isLine) values[name] = value.replace(INVISIBLE, '');
    } else if (attribute.type === 'component' || attribute.type === 'dynamiczone') {
      for (const part of [value].flat()) {
        if (isRecord(part)) clean(strapi, attribute.component ?? String(part.__component), part);
      }
    }
  }
}
