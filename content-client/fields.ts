import * as z from 'zod';
import { readCaption, toImage, toMedia } from './media';
import {
  type Reading,
  read,
  readFlag,
  readItems,
  readNumber,
  readString,
  readText,
  requiredDate,
  requiredText,
} from './reading';

/** An entry, or a part of one, that needs none of its fields. */
export const rawFields = z.looseObject({});
/** The same of a part that may be absent. */
export const optionalFields = rawFields.nullish();
const rawDate = requiredDate.nullish();
const rawLinked = z.object({ slug: requiredText }).nullish();

/**
 * Reads the optional fields of an entry by their names. What is absent or invalid is `null`, a flag `false`
 * and a list empty, and what is invalid is reported.
 *
 * @param raw What a loose schema has let pass: fields that it does not name must not drop the entry.
 */
export function fieldsOf(
  raw: Readonly<Record<string, unknown>> | null | undefined,
  reading: Reading,
) {
  const field =
    <T>(readValue: (value: unknown, at: Reading) => T) =>
    (key: string): T =>
      readValue(raw?.[key], reading.at(key));
  return {
    text: field(readText),
    /** Text without which the entry is of no use: that it is absent is reported, too. */
    required: field((value, at) => read(requiredText, value, at)),
    /** As it is, also where it is empty. */
    string: field(readString),
    number: field(readNumber),
    flag: field(readFlag),
    image: field(toImage),
    media: field(toMedia),
    /** What stands below an image or a video. */
    caption: field(readCaption),
    /** The slug of an entry that this one links to; `null`: it is not published. */
    slug: field(toLinkedSlug),
    /** A time, ISO 8601. */
    date: field((value, at) => read(rawDate, value, at) ?? null),
    /** A day, as `2026-11-22`. */
    day: field(toDay),
    items: <T>(
      key: string,
      toItem: (value: unknown, at: Reading, index: number) => T | null,
    ): T[] => readItems(raw?.[key], reading.at(key), toItem),
  };
}

export type Fields = ReturnType<typeof fieldsOf>;

/** The slug of an entry in a list of those that another one links to. */
export function toLinkedSlug(value: unknown, reading: Reading): string | null {
  return read(rawLinked, value, reading)?.slug ?? null;
}

function toDay(value: unknown, reading: Reading): string | null {
  const text = readText(value, reading);
  if (text === null) return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  reading.report('is not a day');
  return null;
}
