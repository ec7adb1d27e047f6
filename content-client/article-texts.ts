import * as z from 'zod';
import type { Query } from './query';
import {
  lenient,
  type Reading,
  read,
  readFlag,
  readItems,
  readText,
  requiredText,
} from './reading';

/** A piece of an article's text, as the editor wrote it. */
export type TextPassage = { format: 'html' | 'markdown' | 'plain'; text: string };

/** The text of an article, for a search index. */
export type ArticleText = {
  slug: string;
  /** ISO 8601. */
  updatedAt: string | null;
  keywords: string | null;
  /** The editor wants search engines to leave it out. */
  noindex: boolean;
  passages: TextPassage[];
};

/** The service refuses very long URLs, and a large response takes long. */
export const TEXTS_PER_REQUEST = 40;

const FORMATS: Record<string, TextPassage['format']> = {
  'shared.rich-text-markdown-wrapper': 'markdown',
  'shared.html-markdown-wrapper': 'html',
  'shared.quote-wrapper': 'plain',
  'shared.media-wrapper': 'plain',
  'shared.slider-wrapper': 'plain',
  'shared.stack-images': 'plain',
};
const COMPONENTS_WITH_FILES = ['shared.slider-wrapper', 'shared.stack-images'];
/** The name of the file of a card or slide. */
const FILE_NAMES = { fields: ['name'] } as const;

/** Requests only the text of articles: a tenth of what rendering them takes. */
export const TEXTS_QUERY: Query = {
  fields: ['slug', 'updatedAt'],
  populate: {
    // All of its fields: a service whose component has no `noindex` refuses a request for that one.
    seo: true,
    blocks: {
      on: Object.fromEntries(
        Object.keys(FORMATS).map((name) => [
          name,
          COMPONENTS_WITH_FILES.includes(name) ? { populate: { files: FILE_NAMES } } : true,
        ]),
      ),
    },
  },
};

const rawArticle = z.object({
  slug: requiredText,
  updatedAt: lenient,
  seo: z.object({ metakeywords: lenient, noindex: lenient }).nullish().catch(null),
  blocks: lenient,
});

const rawBlock = z.object({
  __component: z.string(),
  title: lenient,
  body: lenient,
  name: lenient,
  files: lenient,
});

export function toArticleText(value: unknown, reading: Reading): ArticleText | null {
  const raw = read(rawArticle, value, reading);
  if (!raw) return null;
  return {
    slug: raw.slug,
    updatedAt: readText(raw.updatedAt, reading.at('updatedAt')),
    keywords: readText(raw.seo?.metakeywords, reading.at('seo', 'metakeywords')),
    noindex: readFlag(raw.seo?.noindex, reading.at('seo', 'noindex')),
    passages: readItems(raw.blocks, reading.at('blocks'), toPassages).flat(),
  };
}

function toPassages(value: unknown, reading: Reading): TextPassage[] | null {
  const block = read(rawBlock, value, reading);
  if (!block) return null;
  const files = readItems(block.files, reading.at('files'), (file, fileReading) =>
    readText(read(z.object({ name: lenient }), file, fileReading)?.name, fileReading.at('name')),
  );
  const plain = [
    readText(block.title, reading.at('title')),
    readText(block.name, reading.at('name')),
    ...files,
  ];
  const body = readText(block.body, reading.at('body'));
  return [
    ...plain.flatMap((text): TextPassage[] => (text === null ? [] : [{ format: 'plain', text }])),
    ...(body === null ? [] : [{ format: FORMATS[block.__component] ?? 'plain', text: body }]),
  ];
}
