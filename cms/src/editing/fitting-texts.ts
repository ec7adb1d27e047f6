import { placeInWords } from '../content-check/places';
import { fieldsIn } from '../models';
import { refuse } from '../refuse';
import { isEditedType } from './edited-types';
import { maxLengthOf, SHORT_TEXTS } from './long-texts';
import type { Rule } from './writes';

/** A text that is too long for its field, by the label of the field: Strapi writes “blocks[2].title”. */
export const fittingTexts: Rule = {
  before: ({ strapi, uid, data }) => {
    if (!isEditedType(strapi, uid)) return;
    for (const { attribute, value, path } of fieldsIn(strapi, uid, data)) {
      if (!SHORT_TEXTS.includes(attribute.type) || typeof value !== 'string') continue;
      const max = maxLengthOf(attribute);
      if (value.length <= max) continue;
      const place = path.join('.');
      const label = placeInWords(strapi, uid, data, place);
      refuse(place, `“${label}” takes ${max} characters at most, and this has ${value.length}.`);
    }
  },
};
