import { type Image, toImage } from './media';
import { type Reading, readItems, readNumber, readText } from './reading';

/** Reads the optional fields of an entry by their names; what is absent or invalid is `null`. */
export function fieldsOf(raw: Readonly<Record<string, unknown>>, reading: Reading) {
  return {
    text: (key: string): string | null => readText(raw[key], reading.at(key)),
    number: (key: string): number | null => readNumber(raw[key], reading.at(key)),
    image: (key: string): Image | null => toImage(raw[key], reading.at(key)),
    items: <T>(key: string, toItem: (value: unknown, itemReading: Reading) => T | null): T[] =>
      readItems(raw[key], reading.at(key), toItem),
    /** A day, as `2026-11-22`. */
    day: (key: string): string | null => {
      const text = readText(raw[key], reading.at(key));
      if (text === null || /^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
      reading.at(key).report('is not a day');
      return null;
    },
  };
}

export type Fields = ReturnType<typeof fieldsOf>;
