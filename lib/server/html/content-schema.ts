import { createHash } from 'node:crypto';
import { defaultSchema, type Options as Schema } from 'rehype-sanitize';

/** Elements with code, styles or another language than HTML: removed with their content. */
export const STRIPPED = [
  ...['script', 'style', 'svg', 'math', 'template', 'noscript', 'noembed', 'noframes', 'xmp'],
  ...['title', 'textarea', 'select', 'object', 'applet', 'canvas', 'audio', 'plaintext'],
];

/**
 * The part of an editor's HTML that is allowed: text, lists, tables, images, players. No script,
 * handler, form or third-party frame, and no id or name that could collide with the page (product
 * reading of specification §2).
 */
export const CONTENT_SCHEMA: Schema = {
  ...defaultSchema,
  clobber: [],
  strip: STRIPPED,
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => name !== 'input'),
    ...['figure', 'figcaption', 'iframe', 'mark', 'small', 'u', 'abbr', 'cite', 'time', 'video'],
    ...['caption', 'colgroup', 'col', 'bdi', 'bdo', 'wbr', 'address', 'dfn', 'article', 'aside'],
  ],
  attributes: {
    '*': ['className', 'style', 'dir', 'lang', 'title', 'align'],
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    video: ['src', 'poster', 'width', 'height'],
    source: ['src', 'type'],
    iframe: ['src'],
    table: ['ariaLabel'],
    td: ['colSpan', 'rowSpan', 'headers', 'vAlign'],
    th: ['colSpan', 'rowSpan', 'scope', 'abbr', 'vAlign'],
    col: ['span'],
    colgroup: ['span'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
    time: ['dateTime'],
    details: ['open'],
    blockquote: ['cite'],
    q: ['cite'],
    del: ['cite', 'dateTime'],
    ins: ['cite', 'dateTime'],
  },
  protocols: {
    href: ['http', 'https', 'mailto', 'tel'],
    src: ['http', 'https'],
    poster: ['http', 'https'],
    cite: ['http', 'https'],
  },
};

/** Of the ids of a text's footnotes: another one in each text. */
export function footnotePrefix(source: string): string {
  return `user-content-${createHash('sha256').update(source).digest('hex').slice(0, 8)}-`;
}

/** Matches the link from a text to a footnote. */
export const FOOTNOTE_LINK = /^#user-content-[0-9a-f]{8}-fn-/;

/** The same, and the links between a text and its footnotes, which the Markdown engine creates. */
export const MARKDOWN_SCHEMA: Schema = {
  ...CONTENT_SCHEMA,
  attributes: {
    ...CONTENT_SCHEMA.attributes,
    a: ['href', 'ariaLabel', ['id', /^user-content-[0-9a-f]{8}-fnref-\S+$/]],
    li: ['value', ['id', /^user-content-[0-9a-f]{8}-fn-\S+$/]],
  },
};
