import * as z from 'zod';
import { type Image, toImage } from './media';
import { lenient, type Reading, read, readText, requiredText } from './reading';

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

const rawRegistration = z.object({
  name: requiredText,
  fullName: lenient,
  number: requiredText,
  issuer: lenient,
});
const rawBadge = z.union([requiredText, z.object({ text: requiredText })]);
const rawTextItem = z.object({ title: requiredText, text: requiredText });
const rawFigure = z.object({
  value: z.union([
    z.number(),
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ]),
  suffix: lenient,
  label: requiredText,
});
const rawMark = z.object({ name: requiredText, fullName: lenient, logo: lenient, link: lenient });

export function toBadge(value: unknown, reading: Reading): string | null {
  const raw = read(rawBadge, value, reading);
  return typeof raw === 'string' ? raw : (raw?.text ?? null);
}

export function toTextItem(value: unknown, reading: Reading): TextItem | null {
  return read(rawTextItem, value, reading);
}

export function toFigure(value: unknown, reading: Reading): Figure | null {
  const raw = read(rawFigure, value, reading);
  return (
    raw && {
      value: raw.value,
      suffix: readText(raw.suffix, reading.at('suffix')),
      label: raw.label,
    }
  );
}

export function toMark(value: unknown, reading: Reading): Mark | null {
  const raw = read(rawMark, value, reading);
  return (
    raw && {
      name: raw.name,
      fullName: readText(raw.fullName, reading.at('fullName')),
      logo: toImage(raw.logo, reading.at('logo')),
      link: readText(raw.link, reading.at('link')),
    }
  );
}

export function toRegistration(value: unknown, reading: Reading): Registration | null {
  const raw = read(rawRegistration, value, reading);
  return (
    raw && {
      name: raw.name,
      fullName: readText(raw.fullName, reading.at('fullName')),
      number: raw.number,
      issuer: readText(raw.issuer, reading.at('issuer')),
    }
  );
}
