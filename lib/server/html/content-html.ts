import 'server-only';
import type { Element, ElementContent, Properties, Root, RootContent, Text } from 'hast';
import { defaultSchema, type Options as Schema } from 'rehype-sanitize';
import { filterEditorClasses } from '@/lib/editor/editor-classes';
import { parseInlineStyle, toStyleText } from '@/lib/editor/inline-style';
import { toPlayer } from '@/lib/editor/players';
import { isExternalHref, safeHref } from '@/lib/routing/safe-href';
import { env } from '@/lib/server/ops/env';

/** Something of an editor's text that does not reach the page, for the log and for staff. */
export type Dropped = {
  what: 'element' | 'attribute' | 'style' | 'class' | 'link' | 'picture' | 'frame' | 'text';
  detail: string;
};

export type ContentRules = {
  /** Is told of everything that was left out. */
  onDrop?: (dropped: Dropped) => void;
  /** Is told of every link, as the editor wrote it. */
  onLink?: (href: string) => void;
  /** Is told of every picture; `alt` is `null` where the attribute is missing. */
  onPicture?: (picture: { src: string; alt: string | null }) => void;
  /** Address of the media; the environment's when absent. */
  mediaUrl?: string;
};

const DETAIL_LENGTH = 120;

/** What holds code, styles or another language than HTML goes with all that is inside it. */
const STRIPPED = [
  ...['script', 'style', 'svg', 'math', 'template', 'noscript', 'noembed', 'noframes', 'xmp'],
  ...['title', 'textarea', 'select', 'object', 'applet', 'canvas', 'audio', 'plaintext'],
];

/**
 * What of an editor's HTML survives: text, lists, tables, pictures, players. No script, handler,
 * form or foreign frame, and no id or name that could take over a part of the page (product
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

/** The same, and the links between a text and its footnotes, which the Markdown engine makes. */
export const MARKDOWN_SCHEMA: Schema = {
  ...CONTENT_SCHEMA,
  attributes: {
    ...CONTENT_SCHEMA.attributes,
    a: ['href', 'ariaLabel', ['id', /^user-content-fnref-[\w-]+$/]],
    li: ['value', ['id', /^user-content-fn-[\w-]+$/]],
  },
};

/** Attributes that say nothing an editor would miss. */
const UNREPORTED = new Set([
  ...['id', 'target', 'rel', 'loading', 'decoding', 'controls', 'preload', 'allow', 'frameBorder'],
  ...['allowFullScreen', 'referrerPolicy', 'dataFootnotes', 'dataFootnoteRef', 'ariaLabel'],
  ...['dataFootnoteBackref', 'ariaDescribedBy', 'border', 'cellPadding', 'cellSpacing'],
]);

/** Frames carry a title and a size of their own choosing; ours are made anew. */
const UNREPORTED_OF_FRAMES = new Set(['title', 'width', 'height', 'name']);

/** Class names that the Markdown engine writes, and no editor. */
const ENGINE_CLASS =
  /^(language-.*|contains-task-list|task-list-item|footnotes|sr-only|data-footnote-backref)$/;

/** A rehype plugin that runs ahead of the sanitizer and tells what it is about to leave out. */
export function rehypeReport({ onDrop, onLink, onPicture }: ContentRules = {}) {
  const tags = new Set(CONTENT_SCHEMA.tagNames);
  const report = (nodes: readonly RootContent[]): void => {
    for (const node of nodes) {
      if (node.type !== 'element') continue;
      if (!tags.has(node.tagName) && !isCheckbox(node)) {
        onDrop?.({ what: 'element', detail: `<${shorten(node.tagName)}>` });
      } else {
        reportAttributes(node);
        reportReferences(node);
      }
      if (!STRIPPED.includes(node.tagName)) report(node.children);
    }
  };
  const reportReferences = ({ tagName, properties }: Element): void => {
    if (tagName === 'a' && typeof properties.href === 'string') onLink?.(properties.href);
    if (tagName !== 'img') return;
    const alt = typeof properties.alt === 'string' ? properties.alt : null;
    onPicture?.({ src: text(properties.src), alt });
  };
  const reportAttributes = ({ tagName, properties }: Element): void => {
    const known = CONTENT_SCHEMA.attributes?.[tagName] ?? [];
    const common = CONTENT_SCHEMA.attributes?.['*'] ?? [];
    for (const name of Object.keys(properties)) {
      if (known.includes(name) || common.includes(name) || UNREPORTED.has(name)) continue;
      if (tagName === 'iframe' && UNREPORTED_OF_FRAMES.has(name)) continue;
      if (tagName === 'input') continue;
      onDrop?.({ what: 'attribute', detail: shorten(`${tagName} ${name}`) });
    }
  };
  return (tree: Root) => {
    markCheckboxes(tree.children);
    if (onDrop || onLink || onPicture) report(tree.children);
  };
}

// A task list is drawn with the signs themselves: a form control in a text is none.
function markCheckboxes(nodes: RootContent[]): void {
  nodes.forEach((node, index) => {
    if (node.type !== 'element') return;
    if (isCheckbox(node)) {
      const isDone = node.properties.checked !== undefined && node.properties.checked !== false;
      nodes[index] = { type: 'text', value: isDone ? '☑' : '☐' };
    } else {
      markCheckboxes(node.children);
    }
  });
}

function isCheckbox({ tagName, properties }: Element): boolean {
  return tagName === 'input' && properties.type === 'checkbox';
}

/**
 * A rehype plugin that runs behind the sanitizer: styles and classes from the safe lists only,
 * links and pictures that lead where they say, players that wait to be asked, tables that scroll
 * on their own, and one `h1` per screen, which is not in a text.
 */
export function rehypeContent(rules: ContentRules = {}) {
  return (tree: Root) => {
    tree.children = cleanAll(tree.children, { rules, isInLink: false });
  };
}

type Place = { rules: ContentRules; isInLink: boolean };

function cleanAll<N extends RootContent>(
  nodes: readonly N[],
  place: Place,
): (N | ElementContent)[] {
  return nodes.flatMap((node): (N | ElementContent)[] =>
    node.type === 'element' ? cleanElement(node, place) : [node],
  );
}

function cleanElement(element: Element, place: Place): ElementContent[] {
  restrictStyle(element, place.rules);
  restrictClasses(element, place.rules);
  switch (element.tagName) {
    case 'iframe':
      return toPlayerLink(element, place);
    case 'img':
      return cleanPicture(element, place);
    case 'video':
      return cleanVideo(element, place);
    case 'a':
      return cleanLink(element, place);
    case 'table':
      return [scroller(withCleanChildren(element, place))];
    case 'h1':
      return [withCleanChildren({ ...element, tagName: 'h2' }, place)];
    default:
      return [withCleanChildren(element, place)];
  }
}

function withCleanChildren(element: Element, place: Place): Element {
  return { ...element, children: cleanAll(element.children, place) };
}

function restrictStyle(element: Element, { onDrop }: ContentRules): void {
  const { style } = element.properties;
  if (style === undefined) return;
  const read = parseInlineStyle(String(style));
  for (const dropped of read.dropped) onDrop?.({ what: 'style', detail: shorten(dropped) });
  const safe = toStyleText(read);
  if (safe) element.properties.style = safe;
  else delete element.properties.style;
}

function restrictClasses(element: Element, { onDrop }: ContentRules): void {
  const { className } = element.properties;
  if (className === undefined) return;
  const names = Array.isArray(className) ? className.join(' ') : String(className);
  const { allowed, dropped } = filterEditorClasses(names);
  for (const name of dropped) {
    if (!ENGINE_CLASS.test(name)) onDrop?.({ what: 'class', detail: shorten(name) });
  }
  if (allowed.length > 0) element.properties.className = allowed;
  else delete element.properties.className;
}

function cleanLink(element: Element, { rules, isInLink }: Place): ElementContent[] {
  const { href, ...others } = element.properties;
  const safe = safeHref(text(href));
  if (safe === null && text(href) !== '') {
    rules.onDrop?.({ what: 'link', detail: shorten(text(href)) });
  }
  const children = cleanAll(element.children, { rules, isInLink: true });
  if (safe === null || isInLink) {
    return [{ type: 'element', tagName: 'span', properties: others, children }];
  }
  return [{ ...element, properties: { ...others, ...linkTo(safe) }, children }];
}

function linkTo(href: string): Properties {
  if (!isExternalHref(href)) return { href };
  return { href, target: '_blank', rel: ['noopener', 'noreferrer'] };
}

/**
 * Pictures come from the content service or from this site: one from anywhere else would tell a
 * stranger who reads the page, so it becomes a link.
 */
function cleanPicture(element: Element, place: Place): ElementContent[] {
  const { src, alt, ...others } = element.properties;
  if (text(src) === '') return [];
  const address = ownAddress(text(src), place.rules);
  if (address === null) return standIn(text(src), text(alt) || 'Picture', place);
  return [
    {
      ...element,
      properties: { ...others, src: address, alt: text(alt), loading: 'lazy', decoding: 'async' },
      children: [],
    },
  ];
}

/** A film of the content service; its bytes wait until the visitor presses play. */
function cleanVideo(element: Element, place: Place): ElementContent[] {
  const { src, poster, ...others } = element.properties;
  const source = element.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'source',
  );
  const wanted = text(src) || text(source?.properties.src);
  const address = wanted === '' ? null : ownAddress(wanted, place.rules);
  if (address === null) return wanted === '' ? [] : standIn(wanted, 'Video', place);
  const still = ownAddress(text(poster), place.rules);
  return [
    {
      ...element,
      properties: {
        ...others,
        src: address,
        ...(still && { poster: still }),
        controls: true,
        preload: 'none',
        ariaLabel: text(others.title) || 'Video',
      },
      children: [],
    },
  ];
}

// What would be fetched from a stranger is offered as a link, where the address is a safe one.
function standIn(address: string, words: string, { rules, isInLink }: Place): ElementContent[] {
  rules.onDrop?.({ what: 'picture', detail: shorten(address) });
  const href = safeHref(address);
  const children: Text[] = [{ type: 'text', value: words }];
  if (isInLink || href === null || !isExternalHref(href)) return children;
  return [{ type: 'element', tagName: 'a', properties: linkTo(href), children }];
}

/** The address of a file of the content service or of this site; `null` for all others. */
function ownAddress(address: string, { mediaUrl }: ContentRules): string | null {
  const wanted = address.trim();
  if (wanted === '' || safeHref(wanted) === null || wanted.startsWith('#')) return null;
  const media = mediaUrl ?? env().CONTENT_MEDIA_URL ?? env().CONTENT_API_URL;
  if (isExternalHref(wanted)) {
    return new URL(wanted).origin === new URL(media).origin ? wanted : null;
  }
  // The addresses that the content service gives its files are relative to itself.
  if (/^\/?uploads\//.test(wanted))
    return `${media.replace(/\/$/, '')}/${wanted.replace(/^\//, '')}`;
  return wanted.startsWith('/') ? wanted : null;
}

/**
 * A player becomes a link to what it plays, with a mark by which `ui/play-on-demand` plays it in
 * place: nothing is asked of its host before the visitor does.
 */
function toPlayerLink(element: Element, { rules, isInLink }: Place): ElementContent[] {
  const source = text(element.properties.src);
  const player = toPlayer(source.startsWith('//') ? `https:${source}` : source);
  if (!player || isInLink) {
    rules.onDrop?.({ what: 'frame', detail: shorten(source) });
    return [];
  }
  const title = text(element.properties.title);
  const isMap = player.host === 'openstreetmap.org';
  const action = isMap ? 'Show the map' : 'Play the video';
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: { ...linkTo(player.page), className: ['embed-link'], dataPlay: player.frame },
    children: [
      node('span', ['embed-action'], title ? `${action}: ${title}` : action),
      node('span', ['embed-note'], `Loads from ${player.host}`),
    ],
  };
  return [
    { type: 'element', tagName: 'span', properties: { className: ['embed'] }, children: [link] },
  ];
}

function node(tagName: string, className: string[], value: string): Element {
  return {
    type: 'element',
    tagName,
    properties: { className },
    children: [{ type: 'text', value }],
  };
}

// Reached by keyboard as well: what scrolls must take the focus.
function scroller(table: Element): Element {
  const caption = table.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'caption',
  );
  return {
    type: 'element',
    tagName: 'div',
    properties: {
      className: ['table-scroll'],
      tabIndex: 0,
      role: 'group',
      ariaLabel: caption ? plainText(caption) : 'Table',
    },
    children: [table],
  };
}

function plainText(element: Element): string {
  return element.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return child.type === 'element' ? plainText(child) : '';
    })
    .join('')
    .trim();
}

function text(value: Properties[string]): string {
  return typeof value === 'string' ? value : '';
}

function shorten(detail: string): string {
  return detail.length > DETAIL_LENGTH ? `${detail.slice(0, DETAIL_LENGTH)}…` : detail;
}
