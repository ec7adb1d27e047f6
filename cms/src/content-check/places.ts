import type { Core } from '@strapi/strapi';
import { labelOf } from '../editing/views/label-of';
import { isRecord } from '../is-record';
import { attributesOf } from '../models';
import { ordinal } from '../ordinal';

/**
 * Where in an entry something is, in the words of its form: `blocks.0.body` is “1st block, Text”.
 *
 * @param entry The entry as it is stored; its blocks say which kind each of them is.
 */
export function placeInWords(
  strapi: Core.Strapi,
  uid: string,
  entry: Record<string, unknown> | null,
  place: string,
): string {
  const words: string[] = [];
  let model = uid;
  let value: unknown = entry;
  const steps = place === '' ? [] : place.split('.');
  for (let index = 0; index < steps.length; index += 1) {
    const name = steps[index] ?? '';
    const [, attribute] = attributesOf(strapi, model).find(([each]) => each === name) ?? [];
    value = isRecord(value) ? value[name] : undefined;
    const label = labelOf(model, name);
    const position = Number(steps[index + 1]);
    if (!attribute || !Number.isInteger(position)) {
      words.push(label);
      model = attribute?.component ?? '';
      continue;
    }
    index += 1;
    value = Array.isArray(value) ? value[position] : undefined;
    const isZone = attribute.type === 'dynamiczone';
    words.push(isZone ? `${ordinal(position)} block` : `${label}: ${ordinal(position)}`);
    model = isZone && isRecord(value) ? String(value.__component) : (attribute.component ?? '');
  }
  return words.join(', ');
}
