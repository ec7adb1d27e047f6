import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { type FieldView, type View, views } from '../editing/views';
import { isRecord } from '../is-record';
import { readNote, writeNote } from './notes';

type Cell = { name: string; size: number };
type Metadata = { edit: Record<string, unknown>; list: Record<string, unknown> };
type Configuration = {
  settings: Record<string, unknown>;
  metadatas: Record<string, Metadata>;
  layouts: { list: string[]; edit: Cell[][] };
};
type Model = { uid: string; attributes: Record<string, { type: string }> };
type ModelKind = 'content-types' | 'components';

/** The choices of an arrangement, each with a name: `settings.mainField`, `metadatas.title.edit.label`. */
type Choices = Record<string, unknown>;
/** What an earlier boot chose, and which fields there were. */
export type ViewNote = { choices: Choices; fields: string[] };

/** The admin refuses these another width. */
const FULL_WIDTH = ['dynamiczone', 'component', 'json', 'richtext', 'blocks'];
const QUARTER_WIDTH = ['boolean', 'date', 'time', 'integer', 'biginteger', 'decimal', 'float'];

/**
 * Arranges the admin for editors: names, explanations, columns, order and width of the fields. Each
 * choice is written while it still is what Strapi, or an earlier boot, had set; what staff changed
 * stays theirs, now and at every later boot.
 */
export async function provideEditorViews(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async () => {
    for (const [uid, view] of Object.entries(views)) {
      const model = findModel(strapi, uid);
      if (model) await provideView(strapi, model, view);
    }
  });
}

async function provideView(strapi: Core.Strapi, model: Model, view: View): Promise<void> {
  const note = await readNote(strapi, viewNoteKey(model.uid), isViewNote);
  const current = await readConfiguration(strapi, model);
  // A type without a note is new at this boot: all of it is as Strapi makes it.
  const before = note?.choices ?? toChoices(current);
  const isStill = (field: string) =>
    field in model.attributes && (note?.fields.includes(field) ?? true);
  const wanted = choose(model, view);

  const next = structuredClone(current);
  for (const [name, value] of Object.entries(wanted)) {
    const [group = '', ...path] = name.split('.');
    const found = valueAt(current, [group, ...path]);
    const expected = name in before ? before[name] : stockOf(name, found);
    if (isSame(name, found, expected, isStill)) setAt(next, [group, ...path], value);
  }
  if (!isDeepStrictEqual(next, current)) await writeConfiguration(strapi, model, next);

  const fields = Object.keys(model.attributes);
  if (!note || !isDeepStrictEqual(note, { choices: wanted, fields }))
    await writeNote(strapi, viewNoteKey(model.uid), { choices: wanted, fields });
}

/** The view as Strapi stores it, without fields that the model does not have. */
function choose(model: Model, view: View): Choices {
  const has = (name: string) => name in model.attributes;
  const choices: Choices = {
    'settings.mainField': view.mainField,
    'settings.defaultSortBy': view.sort?.by ?? view.mainField,
    'settings.defaultSortOrder': view.sort?.order ?? 'ASC',
    'settings.pageSize': view.pageSize ?? 20,
    'layouts.edit': view.rows
      .map((row) =>
        row.filter(has).map((name) => ({ name, size: sizeOf(model, name, view.fields[name]) })),
      )
      .filter((row) => row.length > 0),
  };
  if (view.list) choices['layouts.list'] = view.list.filter(has);

  for (const [name, field] of Object.entries(view.fields)) {
    if (!has(name)) continue;
    const edit = `metadatas.${name}.edit`;
    choices[`${edit}.label`] = field.label;
    choices[`${edit}.description`] = field.help ?? '';
    choices[`${edit}.placeholder`] = field.placeholder ?? '';
    choices[`${edit}.editable`] = !field.isReadOnly;
    if (field.mainField) choices[`${edit}.mainField`] = field.mainField;
    choices[`metadatas.${name}.list.label`] = field.label;
  }
  return choices;
}

function sizeOf(model: Model, name: string, field: FieldView | undefined): number {
  const type = model.attributes[name]?.type ?? '';
  if (FULL_WIDTH.includes(type)) return 12;
  return field?.size ?? (QUARTER_WIDTH.includes(type) ? 4 : 6);
}

/** A field that is new at this boot, or a setting that had named one, is as Strapi makes it: nobody has touched it yet. */
function stockOf(name: string, found: unknown): unknown {
  const [group, field, , property] = name.split('.');
  if (group === 'settings') return found;
  if (group !== 'metadatas') return undefined;
  if (property === 'label') return field;
  if (property === 'editable') return true;
  return property === 'mainField' ? found : '';
}

/** Fields that came or went since then were put into the layouts, or taken out, by Strapi, not by staff. */
function isSame(
  name: string,
  found: unknown,
  expected: unknown,
  isStill: (field: string) => boolean,
): boolean {
  if (!name.startsWith('layouts.')) return isDeepStrictEqual(found, expected);
  const isKnown = (field: unknown) => isStill(isRecord(field) ? String(field.name) : String(field));
  const strip = (value: unknown): unknown =>
    Array.isArray(value)
      ? value
          .filter((item) => Array.isArray(item) || isKnown(item))
          .map(strip)
          .filter((item) => !Array.isArray(item) || item.length > 0)
      : value;
  return isDeepStrictEqual(strip(found), strip(expected));
}

function toChoices({ settings, metadatas, layouts }: Configuration): Choices {
  const choices: Choices = { 'layouts.list': layouts.list, 'layouts.edit': layouts.edit };
  for (const [name, value] of Object.entries(settings)) choices[`settings.${name}`] = value;
  for (const [field, { edit, list }] of Object.entries(metadatas)) {
    for (const [name, value] of Object.entries(edit))
      choices[`metadatas.${field}.edit.${name}`] = value;
    choices[`metadatas.${field}.list.label`] = list.label;
  }
  return choices;
}

function kindOf({ uid }: Model): ModelKind {
  return uid.startsWith('api::') ? 'content-types' : 'components';
}

function serviceOf(strapi: Core.Strapi, model: Model) {
  return strapi.plugin('content-manager').service(kindOf(model));
}

function findModel(strapi: Core.Strapi, uid: string): Model | null {
  const manager = strapi.plugin('content-manager');
  return uid.startsWith('api::')
    ? (manager.service('content-types').findContentType(uid) ?? null)
    : uid in strapi.components
      ? manager.service('components').findComponent(uid)
      : null;
}

async function readConfiguration(strapi: Core.Strapi, model: Model): Promise<Configuration> {
  const { settings, metadatas, layouts } = await serviceOf(strapi, model).findConfiguration(model);
  return { settings, metadatas, layouts };
}

async function writeConfiguration(
  strapi: Core.Strapi,
  model: Model,
  configuration: Configuration,
): Promise<void> {
  await serviceOf(strapi, model).updateConfiguration(model, configuration);
}

function valueAt(value: unknown, path: string[]): unknown {
  return path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
}

function setAt(target: unknown, path: string[], value: unknown): void {
  const last = path[path.length - 1];
  const parent = valueAt(target, path.slice(0, -1));
  if (isRecord(parent) && last !== undefined) parent[last] = value;
}

/** Which note has what an earlier boot chose for a view. */
export function viewNoteKey(uid: string): string {
  return `view ${uid}`;
}

export function isViewNote(value: unknown): value is ViewNote {
  return isRecord(value) && isRecord(value.choices) && Array.isArray(value.fields);
}
