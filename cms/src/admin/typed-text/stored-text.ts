import { isRecord } from '../../is-record';
import { type Lost, mergeChanges, withoutIds } from './merge';

/** Text that was typed into a form and not saved: in this browser only, for its user only. */
export type TypedText = {
  typedAt: string;
  /** When the entry was last saved as this form had loaded it. */
  savedAt: string;
  /** Of the fields that were changed. */
  values: Record<string, unknown>;
  /** The same fields as the form had loaded them; not in texts from before these were stored. */
  loaded?: Record<string, unknown>;
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
 * The values for a form that has loaded the entry again: what was typed, and everywhere else what it
 * contains now, which a colleague may have saved.
 *
 * @returns Also what the colleague has changed where somebody typed, which the form does not contain.
 */
export function toValues(
  uid: string,
  { values, loaded, savedAt }: TypedText,
  current: Record<string, unknown>,
  currentSavedAt: string,
): { values: Record<string, unknown>; lost: Lost[] } {
  const { id, revision } = current;
  if (savedAt === currentSavedAt)
    return { values: { ...current, ...values, id, revision }, lost: [] };
  if (loaded) {
    const merged = mergeChanges(uid, loaded, values, current);
    return { ...merged, values: { ...merged.values, id, revision } };
  }
  const own = withoutIds(values);
  return { values: { ...current, ...(isRecord(own) ? own : {}), id, revision }, lost: [] };
}

function isTypedText(value: unknown): value is TypedText {
  return isRecord(value) && typeof value.typedAt === 'string' && isRecord(value.values);
}
