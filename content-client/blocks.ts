import type { Block, BlockContent } from './block';
import { toBlockFrame } from './block-frame';
import { type Fields, fieldsOf, rawFields } from './fields';
import type { Query } from './query';
import { type Reading, read, readItems } from './reading';
import { toSlider, toStack } from './slides';

type ToContent = (fields: Fields, reading: Reading) => BlockContent | null;

const POPULATE_MEDIA = { populate: '*' } as const;
const POPULATE_FILES = { populate: { renderBlock: true, files: { populate: '*' } } } as const;

/** How each component of the content service becomes a block. */
const TO_CONTENT: Record<string, ToContent> = {
  'shared.rich-text-markdown-wrapper': toMarkdown,
  'shared.html-markdown-wrapper': toHtml,
  'shared.action-btn-wrapper': toButton,
  'shared.slider-wrapper': toSlider,
  'shared.quote-wrapper': toQuote,
  'shared.media-wrapper': toMediaBlock,
  'shared.stack-images': toStack,
};

/** Requested, but never rendered (specification §2, Article page). */
export const NOT_RENDERED: readonly string[] = ['shared.carousel-button', 'shared.rich-text'];

/** The second reading of the specification numbers its blocks; any other number is media. */
const COMPONENT_BY_NUMBER: Record<string, string> = {
  1: 'shared.rich-text-markdown-wrapper',
  3: 'shared.html-markdown-wrapper',
  4: 'shared.stack-images',
};

const COMPONENTS_WITH_FILES = ['shared.slider-wrapper', 'shared.stack-images'];

/** The part of a query that requests every block with everything it shows. */
export const BLOCKS_QUERY: Query = {
  on: Object.fromEntries(
    [...Object.keys(TO_CONTENT), ...NOT_RENDERED].map((name) => [
      name,
      COMPONENTS_WITH_FILES.includes(name) ? POPULATE_FILES : POPULATE_MEDIA,
    ]),
  ),
};

/**
 * The blocks of an entry in the editor's order, in both readings of their types. An unknown or
 * malformed block is reported and left out; the rest stay.
 */
export function toBlocks(value: unknown, reading: Reading): Block[] {
  return readItems(value, reading, toBlock);
}

function toBlock(value: unknown, reading: Reading, index: number): Block | null {
  const raw = read(rawFields, value, reading);
  if (!raw) return null;
  const name = toComponentName(raw);
  if (name !== null && NOT_RENDERED.includes(name)) return null;
  const toContent = name === null ? undefined : TO_CONTENT[name];
  if (!name || !toContent) {
    reading.report(`is of an unknown type: ${String(raw.__component ?? raw.type)}`);
    return null;
  }
  const content = toContent(fieldsOf(raw, reading), reading);
  if (!content) return null;
  return {
    // The service's own ids change with each publish.
    id: `${name.replace('shared.', '')}-${index}`,
    frame: toBlockFrame(raw.renderBlock, reading.at('renderBlock')),
    ...content,
  };
}

function toComponentName(raw: Record<string, unknown>): string | null {
  const component = raw.__component;
  if (
    typeof component === 'string' &&
    (Object.hasOwn(TO_CONTENT, component) || NOT_RENDERED.includes(component))
  ) {
    return component;
  }
  const number = [component, raw.type].map(String).find((type) => /^\d+$/.test(type));
  return number === undefined ? null : (COMPONENT_BY_NUMBER[number] ?? 'shared.media-wrapper');
}

function toMarkdown({ required, text }: Fields): BlockContent | null {
  const body = required('body');
  return body === null ? null : { kind: 'markdown', title: text('title'), body };
}

function toHtml({ required, text }: Fields): BlockContent | null {
  const title = text('title');
  if (title !== null) return { kind: 'titled-html', title, body: text('body') };
  const body = required('body');
  return body === null ? null : { kind: 'html', body };
}

function toButton({ required, string }: Fields): BlockContent | null {
  const name = required('name');
  return name === null ? null : { kind: 'button', name, link: string('link') };
}

function toQuote({ required, text }: Fields): BlockContent | null {
  const body = required('body');
  return body === null ? null : { kind: 'quote', title: text('title'), body, author: text('name') };
}

function toMediaBlock({ caption, media, image, text }: Fields): BlockContent {
  return {
    kind: 'media',
    title: caption('title'),
    media: media('file'),
    thumbnail: image('thumbnail_image'),
    link: text('link'),
  };
}
