import { diffWordsWithSpace } from 'diff';
import { labelOf } from '../../editing/views/label-of';
import { isRecord } from '../../is-record';
import { ordinal } from '../../ordinal';

/** A change of a colleague that the form does not contain, since the own one is at the same place. */
export type Lost = {
  path: string[];
  /** In the words of the form: “2nd block, Text”. */
  place: string;
  message: string;
};

type Fields = Record<string, unknown>;
type Place = { path: string[]; words: string[] };
type Rows = Map<string, unknown>;

/** By these the form tells its rows apart. */
const ROW_KEY = '__temp_key__';
const MAX_LETTERS = 300;
/** Very long texts take seconds. */
const COMPARE_TIMEOUT_MS = 500;

/**
 * Puts changes of a form into what a colleague has saved since: field by field and block by block. Where
 * both changed the same, the own words win, and what they replace is returned.
 *
 * @param uid The type of the entry.
 * @param base The changed fields as the form had loaded them.
 */
export function mergeChanges(
  uid: string,
  base: Fields,
  own: Fields,
  current: Fields,
): { values: Fields; lost: Lost[] } {
  const lost: Lost[] = [];
  const lose = ({ path, words }: Place, message: string) => {
    lost.push({ path, place: words.join(', '), message });
  };

  function mergeValue(before: unknown, mine: unknown, theirs: unknown, at: Place): unknown {
    if (isSame(mine, before) || isSame(mine, theirs)) return theirs;
    if (isSame(theirs, before)) return mine;
    // Rows that are stored have ids; a list without them is one value.
    if (Array.isArray(mine) && Array.isArray(theirs) && theirs.every(idOf)) {
      return mergeRows(Array.isArray(before) ? before : [], mine, theirs, at);
    }
    if (isComponent(mine) && isComponent(theirs) && mine.__component === theirs.__component) {
      return mergeFields(isComponent(before) ? before : {}, mine, theirs, at);
    }
    lose(at, `This replaces what your colleague wrote here: ${newWords(before, theirs)}`);
    return withoutIds(mine);
  }

  function mergeFields(before: Fields, mine: Fields, theirs: Fields, at: Place): Fields {
    const model = at.path.length === 0 ? uid : String(mine.__component);
    const merged = { ...theirs };
    for (const name of Object.keys(mine)) {
      if (name === 'id' || name === ROW_KEY) continue;
      const words = [...at.words, labelOf(model, name)];
      const place = { path: [...at.path, name], words };
      merged[name] = mergeValue(before[name], mine[name], theirs[name], place);
    }
    return merged;
  }

  function mergeRows(before: unknown[], mine: unknown[], theirs: unknown[], at: Place): unknown[] {
    const [base, own, current] = toRows(before, mine, theirs);
    const isKept = (key: string): boolean => {
      if (!base.has(key) || (own.has(key) && current.has(key))) return true;
      // One of the two has removed it.
      return own.has(key) && !isSame(own.get(key), base.get(key));
    };
    for (const [key, row] of current) {
      if (isKept(key) || isSame(row, base.get(key))) continue;
      const words = newWords(base.get(key), row);
      lose(at, `You removed something that your colleague has changed: ${words}`);
    }
    const ofBase = (rows: Rows) => [...rows.keys()].filter((key) => base.has(key));
    const isMoved = !isSame(
      ofBase(own),
      [...base.keys()].filter((key) => own.has(key)),
    );
    const [first, second] = isMoved ? [own, current] : [current, own];
    const keys = interleave([...first.keys()], [...second.keys()]).filter(isKept);
    return keys.map((key, index) => {
      const [row, other] = [own.get(key), current.get(key)];
      const isBlock = isRecord(row ?? other) && '__component' in Object(row ?? other);
      const place = {
        path: [...at.path, `${index}`],
        words: isBlock
          ? [...at.words.slice(0, -1), `${ordinal(index)} block`]
          : [...at.words, ordinal(index)],
      };
      if (row === undefined) return keyed(other, index);
      if (other !== undefined) return keyed(mergeValue(base.get(key), row, other, place), index);
      if (base.has(key)) lose(place, 'Your colleague has removed this; it is in the form again.');
      return keyed(withoutIds(row), index);
    });
  }

  const values = mergeFields(base, own, current, { path: [], words: [] });
  return { values, lost };
}

/** The rows of three versions of a list by their ids; by their places where all of them are new ones. */
function toRows(before: unknown[], mine: unknown[], theirs: unknown[]): [Rows, Rows, Rows] {
  const ids = new Set(before.map(idOf));
  const isReplaced = before.length > 0 && !theirs.some((row) => ids.has(idOf(row)));
  const base: Rows = new Map(before.map((row, index) => [idOf(row) ?? `base ${index}`, row]));
  const own: Rows = new Map(mine.map((row, index) => [idOf(row) ?? `own ${index}`, row]));
  const keys = [...base.keys()];
  const current: Rows = new Map(
    theirs.map((row, index) => {
      const id = (isReplaced ? keys[index] : idOf(row)) ?? `current ${index}`;
      return [id, row];
    }),
  );
  return [base, own, current];
}

function idOf(row: unknown): string | null {
  if (!isRecord(row) || row.id === undefined) return null;
  return `${row.__component ?? ''} ${row.id}`;
}

/** The keys of the first list, and those of the second that it does not have after their predecessors. */
function interleave(first: readonly string[], second: readonly string[]): string[] {
  const keys = [...first];
  second.forEach((key, index) => {
    if (keys.includes(key)) return;
    keys.splice(index === 0 ? 0 : keys.indexOf(second[index - 1] ?? '') + 1, 0, key);
  });
  return keys;
}

function keyed(row: unknown, index: number): unknown {
  return isComponent(row) ? { ...row, [ROW_KEY]: `a0${`${index}`.padStart(5, '0')}1` } : row;
}

/** Rows for the database to write as new ones. */
export function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (!isComponent(value)) return value;
  const { id, ...rest } = value;
  return Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, withoutIds(inner)]));
}

/** Relations and files are whole values, and are named by their ids. */
function isComponent(value: unknown): value is Fields {
  return isRecord(value) && !('connect' in value) && !('mime' in value);
}

/** Whether both say the same. The keys of the rows are others each time a form is loaded. */
function isSame(one: unknown, other: unknown): boolean {
  return toJson(one) === toJson(other);
}

function toJson(value: unknown): string {
  return JSON.stringify(value ?? null, (key, inner) => (key === ROW_KEY ? undefined : inner));
}

/** What somebody has written into a text, without what was there before. */
function newWords(before: unknown, after: unknown): string {
  const options = { timeout: COMPARE_TIMEOUT_MS };
  const changes = diffWordsWithSpace(toText(before), toText(after), options) ?? [];
  const added = changes.filter((part) => part.added);
  const text = added.map(({ value }) => value.trim()).join(' … ') || toText(after) || '(nothing)';
  return text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS)}…` : text;
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).filter(Boolean).join(' ');
  if (!isRecord(value)) return value === null || value === undefined ? '' : String(value);
  if ('mime' in value) return String(value.name);
  if ('connect' in value) return '';
  const { id, __component, [ROW_KEY]: _, ...rest } = value;
  return toText(Object.values(rest));
}
