import { isTypeMissing } from './additions';
import type { Block } from './block';
import { toBlocks } from './blocks';
import { ContentError } from './errors';
import { rawFields } from './fields';
import { INVENTORY_SOURCES, type InventorySource, type InventoryType } from './inventory-sources';
import { readAll, readSingle } from './list';
import type { Query } from './query';
import { type Context, identityOf, nameOf, readingOf } from './reading';
import { ALL_TAGS } from './tags';

/** An entry as the service stores it, with what a content check needs to name it. */
export type InventoryEntry = {
  type: InventoryType;
  isSingle: boolean;
  /** Of a service that has none, what else it is known by. */
  documentId: string;
  /** The name that staff know it by. */
  label: string;
  /** As the service sent them: not checked. */
  fields: Readonly<Record<string, unknown>>;
  /** Its blocks as the site reads them; empty where the type has none. */
  blocks: Block[];
};

export function createInventory(context: Context) {
  return {
    /**
     * Every entry of a type as the service stores it, in no particular order, for content
     * checks. Throws `ContentError`.
     */
    async list(type: InventoryType): Promise<InventoryEntry[]> {
      const source = INVENTORY_SOURCES[type];
      const values = await readValues(context, type, source);
      return values.map((value, index) => toEntry(context, type, source, value, index));
    },
  };
}

async function readValues(
  context: Context,
  type: InventoryType,
  { path, populate, isSingle = false, isOptional = false }: InventorySource,
): Promise<unknown[]> {
  const query: Query = populate === undefined ? {} : { populate };
  const options = { query, tags: ALL_TAGS };
  try {
    if (!isSingle) return await readAll(context, type, path, options);
    const value = await readSingle(context, path, options);
    return value === null ? [] : [value];
  } catch (error) {
    if (isOptional && isTypeMissing(error)) return [];
    throw error;
  }
}

function toEntry(
  context: Context,
  type: InventoryType,
  { label, isSingle = false }: InventorySource,
  value: unknown,
  index: number,
): InventoryEntry {
  const { data } = rawFields.safeParse(value);
  if (!data) throw new ContentError(`An entry of ${type} is no object`, { kind: 'malformed' });
  const { blocks } = data;
  const name = data[label];
  return {
    type,
    isSingle,
    documentId: identityOf(data) ?? nameOf(data) ?? `${type} ${index + 1}`,
    label: typeof name === 'string' && name.trim() !== '' ? name : type,
    fields: data,
    blocks: toBlocks(blocks, readingOf(context, type, data).at('blocks')),
  };
}
