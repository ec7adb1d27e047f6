import * as z from 'zod';
import { readAddedList } from './list';
import { type PageEntry, toPageEntry } from './page-entry';
import type { Context, Reading } from './reading';
import { TAGS } from './tags';

const EMPLOYMENTS = ['full-time', 'part-time', 'fixed-term', 'internship'] as const;
const rawEmployment = z.enum(EMPLOYMENTS).catch('full-time');

export type Employment = (typeof EMPLOYMENTS)[number];

/** An open position: an addition to the specification. */
export type Vacancy = PageEntry & {
  location: string | null;
  /** Of that place, ISO 3166: `KE`; `null`: that of the organization. */
  country: string | null;
  employment: Employment;
  /** The last day for an application, as `2027-01-31`; `null`: there is none. */
  closesOn: string | null;
  summary: string | null;
  /** Markdown. */
  description: string | null;
  /** E-mail address for applications; `null`: that of the organization. */
  applyTo: string | null;
};

export function createVacancies(context: Context) {
  return {
    /**
     * Every published vacancy by the editor's order, closed ones too; empty where the service has no
     * such type. Throws `ContentError`.
     */
    list: (): Promise<Vacancy[]> =>
      readAddedList(context, 'vacancies', {
        path: '/api/vacancies',
        query: { sort: 'order:asc', populate: { seo: { populate: '*' } } },
        tags: [TAGS.vacancies, TAGS.media],
        toEntry: toVacancy,
      }),
  };
}

function toVacancy(value: unknown, reading: Reading): Vacancy | null {
  const entry = toPageEntry(value, reading);
  if (!entry) return null;
  const { page, raw, fields } = entry;
  return {
    ...page,
    location: fields.text('location'),
    country: toCountry(fields.text('country'), reading.at('country')),
    employment: rawEmployment.parse(raw.employment),
    closesOn: fields.day('closesOn'),
    summary: fields.text('summary'),
    description: fields.text('description'),
    applyTo: fields.text('applyTo'),
  };
}

function toCountry(text: string | null, reading: Reading): string | null {
  if (text === null || /^[A-Z]{2}$/.test(text)) return text;
  reading.report('is not a country');
  return null;
}
