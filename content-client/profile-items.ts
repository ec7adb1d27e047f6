import * as z from 'zod';
import { fieldsOf } from './fields';
import type { Image } from './media';
import { type Reading, read, requiredText } from './reading';

export type TextItem = { title: string; text: string };

/** A number worth showing: 400, '+', 'Projects'. */
export type Figure = { value: number; suffix: string | null; label: string };

/** A partner, vendor or association. */
export type Mark = {
  name: string;
  fullName: string | null;
  logo: Image | null;
  link: string | null;
};

/** 'TIN', its name in full, the number, and where it is registered. */
export type Registration = {
  name: string;
  fullName: string | null;
  number: string;
  issuer: string | null;
};

const rawRegistration = z.looseObject({ name: requiredText, number: requiredText });
const rawBadge = z.union([requiredText, z.object({ text: requiredText })]);
const rawTextItem = z.object({ title: requiredText, text: requiredText });
const rawFigure = z.looseObject({
  value: z.union([
    z.number(),
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ]),
  label: requiredText,
});
const rawMark = z.looseObject({ name: requiredText });

export function toBadge(value: unknown, reading: Reading): string | null {
  const raw = read(rawBadge, value, reading);
  return typeof raw === 'string' ? raw : (raw?.text ?? null);
}

export function toTextItem(value: unknown, reading: Reading): TextItem | null {
  return read(rawTextItem, value, reading);
}

export function toFigure(value: unknown, reading: Reading): Figure | null {
  const raw = read(rawFigure, value, reading);
  if (!raw) return null;
  return { value: raw.value, suffix: fieldsOf(raw, reading).text('suffix'), label: raw.label };
}

export function toMark(value: unknown, reading: Reading): Mark | null {
  const raw = read(rawMark, value, reading);
  if (!raw) return null;
  const { text, image } = fieldsOf(raw, reading);
  return { name: raw.name, fullName: text('fullName'), logo: image('logo'), link: text('link') };
}

export function toRegistration(value: unknown, reading: Reading): Registration | null {
  const raw = read(rawRegistration, value, reading);
  if (!raw) return null;
  const { text } = fieldsOf(raw, reading);
  const { name, number } = raw;
  return { name, fullName: text('fullName'), number, issuer: text('issuer') };
}
