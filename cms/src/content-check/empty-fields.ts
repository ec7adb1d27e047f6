import type { Core } from '@strapi/strapi';
import { versionedFields } from '../history/attributes';
import type { Snapshot } from '../history/snapshots';
import { isRecord } from '../is-record';

type Path = (string | number)[];
const MESSAGE = 'It is required, and empty.';

/** The required fields of an entry that are empty: a draft is saved without them, and not published. */
export function findEmptyFields(
  strapi: Core.Strapi,
  model: string,
  values: Snapshot,
  path: Path = [],
): { path: Path; message: string }[] {
  return versionedFields(strapi, model).flatMap(([name, { type, required, component }]) => {
    const value = values[name] ?? '';
    const here = [...path, name];
    if (value === '') return required ? [{ path: here, message: MESSAGE }] : [];
    if (type !== 'component' && type !== 'dynamiczone') return [];
    const isMany = Array.isArray(value);
    const items: unknown[] = isMany ? value : [value];
    return items.flatMap((item, index) => {
      if (!isRecord(item)) return [];
      const inner = component ?? String(item.__component);
      return findEmptyFields(strapi, inner, item, isMany ? [...here, index] : here);
    });
  });
}
