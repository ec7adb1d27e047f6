import * as z from 'zod';
import type { Block } from './block';
import { BLOCKS_QUERY, toBlocks } from './blocks';
import { readAddedList } from './list';
import type { Image } from './media';
import { type PageEntry, toPageEntry } from './page-entry';
import { type Context, type Reading, read, requiredText } from './reading';
import { TAGS } from './tags';

/** Something measured before the project and after it. */
export type Change = { label: string; before: string; after: string };

/** What a client had before and has now: an addition to the specification. */
export type CaseStudy = PageEntry & {
  client: string;
  logo: Image | null;
  sector: string | null;
  product: string | null;
  location: string | null;
  period: string | null;
  summary: string | null;
  cover: Image | null;
  changes: Change[];
  /** Where the figures come from. */
  note: string | null;
  quote: { text: string; name: string | null; role: string | null } | null;
  blocks: Block[];
};

const rawChange = z.object({ label: requiredText, before: requiredText, after: requiredText });

export function createCaseStudies(context: Context) {
  return {
    /**
     * Every published case study by the editor's order; empty where the service has no such type.
     * Throws `ContentError`.
     */
    list: (): Promise<CaseStudy[]> =>
      readAddedList(context, 'case studies', {
        path: '/api/case-studies',
        query: {
          sort: 'order:asc',
          populate: {
            logo: true,
            cover: true,
            changes: true,
            blocks: BLOCKS_QUERY,
            seo: { populate: '*' },
          },
        },
        tags: [TAGS.caseStudies, TAGS.media],
        toEntry: toCaseStudy,
      }),
  };
}

function toCaseStudy(value: unknown, reading: Reading): CaseStudy | null {
  const entry = toPageEntry(value, reading);
  const client = entry?.fields.text('client');
  if (!entry || !client) return null;
  const { page, raw, fields } = entry;
  const quote = fields.text('quote');
  return {
    ...page,
    client,
    logo: fields.image('logo'),
    sector: fields.text('sector'),
    product: fields.text('product'),
    location: fields.text('location'),
    period: fields.text('period'),
    summary: fields.text('summary'),
    cover: fields.image('cover'),
    changes: fields.items('changes', toChange),
    note: fields.text('note'),
    quote:
      quote === null
        ? null
        : { text: quote, name: fields.text('quoteName'), role: fields.text('quoteRole') },
    blocks: toBlocks(raw.blocks, reading.at('blocks')),
  };
}

function toChange(value: unknown, reading: Reading): Change | null {
  return read(rawChange, value, reading);
}
