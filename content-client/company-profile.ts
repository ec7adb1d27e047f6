import * as z from 'zod';
import { readSingle } from './list';
import { toImage } from './media';
import {
  type Context,
  lenient,
  type Reading,
  read,
  readItems,
  readingOf,
  readNumber,
  readText,
  requiredText,
} from './reading';
import { TAGS } from './tags';
import type { CompanyProfile, ContentClient, Figure, Mark, TextItem } from './types';

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

const MARKS = { populate: '*' } as const;

export function createCompanyProfile(context: Context): ContentClient['companyProfile'] {
  return {
    /**
     * The firm's own facts (specification §1); `null` where the service has none. Throws
     * `ContentError`.
     */
    async find() {
      const raw = await readSingle(context, '/api/company-profile', {
        query: {
          populate: {
            badges: true,
            figures: true,
            differentiators: true,
            values: true,
            partners: MARKS,
            vendors: MARKS,
            memberships: MARKS,
          },
        },
        tags: [TAGS.companyProfile, TAGS.media],
      });
      return raw && toCompanyProfile(raw, readingOf(context, 'companyProfile', raw));
    },
  };
}

function toCompanyProfile(raw: Record<string, unknown>, reading: Reading): CompanyProfile {
  const text = (key: string) => readText(raw[key], reading.at(key));
  const items = <T>(key: string, toItem: (value: unknown, itemReading: Reading) => T | null) =>
    readItems(raw[key], reading.at(key), toItem);

  return {
    brand: text('brand'),
    city: text('city'),
    founded: readNumber(raw.founded, reading.at('founded')),
    heroTitle: text('heroTitle'),
    heroText: text('heroText'),
    footerText: text('footerText'),
    profileDescription: text('profileDescription'),
    badges: items('badges', toBadge),
    figures: items('figures', toFigure),
    differentiatorsTitle: text('differentiatorsTitle'),
    differentiators: items('differentiators', toTextItem),
    values: items('values', toTextItem),
    visionTitle: text('visionTitle'),
    vision: text('vision'),
    partnersTitle: text('partnersTitle'),
    partners: items('partners', toMark),
    vendors: items('vendors', toMark),
    memberships: items('memberships', toMark),
    cloudLink: text('cloudLink'),
    assistantLink: text('assistantLink'),
    coreServicesText: text('coreServicesText'),
    servicesHeadline: text('servicesHeadline'),
    servicesText: text('servicesText'),
    promoTitle: text('promoTitle'),
    promoText: text('promoText'),
    quoteText: text('quoteText'),
    newsletterText: text('newsletterText'),
    teamText: text('teamText'),
    closingTitle: text('closingTitle'),
    closingText: text('closingText'),
  };
}

function toBadge(value: unknown, reading: Reading): string | null {
  const raw = read(rawBadge, value, reading);
  return typeof raw === 'string' ? raw : (raw?.text ?? null);
}

function toTextItem(value: unknown, reading: Reading): TextItem | null {
  return read(rawTextItem, value, reading);
}

function toFigure(value: unknown, reading: Reading): Figure | null {
  const raw = read(rawFigure, value, reading);
  return (
    raw && {
      value: raw.value,
      suffix: readText(raw.suffix, reading.at('suffix')),
      label: raw.label,
    }
  );
}

function toMark(value: unknown, reading: Reading): Mark | null {
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
