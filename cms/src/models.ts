import type { Core, Struct } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isRecord } from './is-record';

/** A field of a content type or a component. */
export type Attribute = {
  type: string;
  required?: boolean;
  component?: string;
  target?: string;
  relation?: string;
  mappedBy?: string;
  inversedBy?: string;
  components?: string[];
  default?: unknown;
};

type Documents = {
  create(params: { data: Record<string, unknown> }): Promise<unknown>;
  update(params: { documentId: string; data: Record<string, unknown> }): Promise<unknown>;
};

/** Strapi puts its list of types together again whenever it is asked for it; a publish asks a hundred times. */
const typesOf = new WeakMap<Core.Strapi, ReadonlyMap<string, Struct.ContentTypeSchema>>();

/** A content type of which only the name is known. */
export function findContentType(
  strapi: Core.Strapi,
  uid: string,
): Struct.ContentTypeSchema | undefined {
  const known = typesOf.get(strapi);
  if (known) return known.get(uid);
  const types = new Map<string, Struct.ContentTypeSchema>(Object.entries(strapi.contentTypes));
  typesOf.set(strapi, types);
  return types.get(uid);
}

/** The fields of a content type or a component of which only the name is known; none of one that is not there. */
export function attributesOf(strapi: Core.Strapi, uid: string): [string, Attribute][] {
  const model = findContentType(strapi, uid) ?? findComponent(strapi, uid);
  return Object.entries(model?.attributes ?? {});
}

/** Whether there is a content type or a component of that name. */
export function isModel(strapi: Core.Strapi, uid: string): boolean {
  return (findContentType(strapi, uid) ?? findComponent(strapi, uid)) !== undefined;
}

/** A field of an entry, or of a component or block in it. */
export type Field = {
  model: string;
  name: string;
  attribute: Attribute;
  value: unknown;
  /** Of names, and of places in lists: `blocks`, 0, `body`. */
  path: (string | number)[];
};

/** All fields of an entry, each before those in it. */
export function* fieldsIn(
  strapi: Core.Strapi,
  model: string,
  values: Record<string, unknown>,
  above: Field['path'] = [],
): Generator<Field, void> {
  for (const [name, attribute] of attributesOf(strapi, model)) {
    const value = values[name];
    const path = [...above, name];
    yield { model, name, attribute, value, path };
    if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') continue;
    for (const [index, part] of [value].flat().entries()) {
      if (!isRecord(part)) continue;
      const inner = attribute.component ?? String(part.__component);
      yield* fieldsIn(strapi, inner, part, Array.isArray(value) ? [...path, index] : path);
    }
  }
}

/** Which row of an entry staff edit: of a type with drafts, the draft. */
export function editedRow(strapi: Core.Strapi, uid: string, documentId: unknown) {
  return { documentId, ...(hasDrafts(strapi, uid) && { publishedAt: null }) };
}

export function hasDrafts(strapi: Core.Strapi, uid: string): boolean {
  return findContentType(strapi, uid)?.options?.draftAndPublish === true;
}

/** The document service of a type that is known by its name only. */
export function documentsOf(strapi: Core.Strapi, uid: string): Documents {
  const type = findContentType(strapi, uid);
  if (!type) throw new errors.NotFoundError();
  return strapi.documents(type.uid);
}

function findComponent(strapi: Core.Strapi, uid: string): Struct.ComponentSchema | undefined {
  const components: Struct.ComponentSchema[] = Object.values({ ...strapi.components });
  return components.find((component) => component.uid === uid);
}
