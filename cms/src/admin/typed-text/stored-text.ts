import { isRecord } from '../../is-record';

/** Text that was typed into a form and not saved: in this browser only, for its user only. */
export type TypedText = {
  typedAt: string;
  /** When the entry was last saved as this form had loaded it. */
  savedAt: string;
  /** Of the fields that were changed. */
  values: Record<string, unknown>;
};

const PREFIX = 'typed-text';
const MAX_AGE_MS = 30 * 86_400_000;

/** With what the keys of all texts begin that were typed into forms of an entry. */
export function entryKeyOf(userId: unknown, model: string, entry: string): string {
  return [PREFIX, userId, model, entry].join(':');
}

/** The key of one form: what is typed into another one, of the same entry or also new, is beside it. */
export function newKey(entryKey: string): string {
  return `${entryKey}:${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
}

/** The text of an entry that was typed last, and its key. */
export function findText(
  entryKey: string,
  exceptKeys: readonly string[],
): { key: string; text: TypedText } | null {
  // Before there was a key for each form, it was that of the entry.
  const isOfEntry = (key: string) => key === entryKey || key.startsWith(`${entryKey}:`);
  const keys = Object.keys(localStorage).filter((key) => isOfEntry(key));
  const found = keys
    .filter((key) => !exceptKeys.includes(key))
    .flatMap((key) => {
      const text = readText(key);
      return text ? [{ key, text }] : [];
    });
  found.sort((a, b) => b.text.typedAt.localeCompare(a.text.typedAt));
  return found[0] ?? null;
}

export function readText(key: string): TypedText | null {
  try {
    const text: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isTypedText(text) ? text : null;
  } catch {
    return null;
  }
}

/** A browser that refuses, or is full, loses what it would have lost without this. */
export function storeText(key: string, text: TypedText): void {
  try {
    localStorage.setItem(key, JSON.stringify(text));
  } catch {
    localStorage.removeItem(key);
  }
}

export function removeText(key: string): void {
  localStorage.removeItem(key);
}

/** Deletes texts that nobody came back for. */
export function removeOldTexts(): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(`${PREFIX}:`)) continue;
    const text = readText(key);
    if (!text || Date.now() - Date.parse(text.typedAt) > MAX_AGE_MS) localStorage.removeItem(key);
  }
}

/** The fields whose values are others than when the form was loaded. */
export function changedValues(
  values: Record<string, unknown>,
  loaded: Record<string, unknown>,
): Record<string, unknown> {
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(loaded[name]);
  return Object.fromEntries(Object.entries(values).filter(isChanged));
}

/** Whether a text has other words for a field that is changed in the form. */
export function isTypedOver(changed: Record<string, unknown>, { values }: TypedText): boolean {
  return Object.entries(changed).some(
    ([name, value]) => name in values && JSON.stringify(value) !== JSON.stringify(values[name]),
  );
}

/**
 * The values for a form that has loaded the entry again: what was typed, and in the other fields
 * what they contain now, which a colleague may have saved. A block of an entry that was saved since
 * then is another row of the database, so it is written as a new one.
 */
export function toValues(
  { values, savedAt }: TypedText,
  current: Record<string, unknown>,
  currentSavedAt: string,
): Record<string, unknown> {
  const own = savedAt === currentSavedAt ? values : withoutIds(values);
  return {
    ...current,
    ...(isRecord(own) ? own : {}),
    id: current.id,
    revision: current.revision,
  };
}

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  // Relations and files are named by their ids.
  if (!isRecord(value) || 'connect' in value || 'mime' in value) return value;
  const { id, ...rest } = value;
  return Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, withoutIds(inner)]));
}

function isTypedText(value: unknown): value is TypedText {
  return isRecord(value) && typeof value.typedAt === 'string' && isRecord(value.values);
}
