import type { Block, BlockContent } from './block';
import { toBlockFrame } from './block-frame';
import { fieldsOf, rawFields } from './fields';
import { readCaption } from './media';
import type { Query } from './query';
import { type Reading, read, readItems, requiredText } from './reading';
import { type RawBlock, toSlider, toStack } from './slides';

type ToContent = (raw: RawBlock, reading: Reading) => BlockContent | null;

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
const NOT_RENDERED = ['shared.carousel-button', 'shared.rich-text'];

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
  const content = toContent(raw, reading);
  if (!content) return null;
  return {
    // The service's own ids change with each publish.
    id: `${name.replace('shared.', '')}-${index}`,
    frame: toBlockFrame(raw.renderBlock, reading.at('renderBlock')),
    ...content,
  };
}

function toComponentName(raw: RawBlock): string | null {
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

function toMarkdown(raw: RawBlock, reading: Reading): BlockContent | null {
  const body = read(requiredText, raw.body, reading.at('body'));
  if (body === null) return null;
  return { kind: 'markdown', title: fieldsOf(raw, reading).text('title'), body };
}

function toHtml(raw: RawBlock, reading: Reading): BlockContent | null {
  const { text } = fieldsOf(raw, reading);
  const title = text('title');
  if (title !== null) return { kind: 'titled-html', title, body: text('body') };
  const body = read(requiredText, raw.body, reading.at('body'));
  return body === null ? null : { kind: 'html', body };
}

function toButton(raw: RawBlock, reading: Reading): BlockContent | null {
  const name = read(requiredText, raw.name, reading.at('name'));
  if (name === null) return null;
  return { kind: 'button', name, link: fieldsOf(raw, reading).string('link') };
}

function toQuote(raw: RawBlock, reading: Reading): BlockContent | null {
  const body = read(requiredText, raw.body, reading.at('body'));
  if (body === null) return null;
  const { text } = fieldsOf(raw, reading);
  return { kind: 'quote', title: text('title'), body, author: text('name') };
}

function toMediaBlock(raw: RawBlock, reading: Reading): BlockContent {
  const { media, image, text } = fieldsOf(raw, reading);
  return {
    kind: 'media',
    title: readCaption(raw.title, reading.at('title')),
    media: media('file'),
    thumbnail: image('thumbnail_image'),
    link: text('link'),
  };
}
