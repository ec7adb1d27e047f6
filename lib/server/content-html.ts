import 'server-only';
import type { Element, Root } from 'hast';
import { defaultSchema, type Options as Schema } from 'rehype-sanitize';
import { SKIP, visit } from 'unist-util-visit';
import { filterEditorClasses } from '@/lib/editor-classes';
import { parseInlineStyle, toStyleText } from '@/lib/inline-style';
import { isExternalHref } from '@/lib/safe-href';

/** Players an editor may embed; they set no cookie before the visitor presses play. */
const FRAME_HOSTS = new Set([
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'www.openstreetmap.org',
]);

/**
 * What of an editor's HTML survives: text, lists, tables, pictures, players. No script, handler,
 * form or foreign frame (product reading of specification §2).
 */
export const CONTENT_SCHEMA: Schema = {
  ...defaultSchema,
  // Editors' ids are dropped, so nothing on the page can be taken over by name.
  clobber: [],
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => name !== 'input'),
    ...['figure', 'figcaption', 'iframe', 'mark', 'small', 'u', 'abbr', 'cite', 'time', 'video'],
    ...['caption', 'colgroup', 'col', 'bdi', 'bdo', 'wbr', 'address'],
  ],
  attributes: {
    '*': ['className', 'style', 'dir', 'lang', 'title', 'align'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    video: ['src', 'poster', 'controls', 'width', 'height'],
    source: ['src', 'type'],
    iframe: ['src', 'title', 'width', 'height', 'allowFullScreen'],
    td: ['colSpan', 'rowSpan', 'headers'],
    th: ['colSpan', 'rowSpan', 'scope'],
    col: ['span'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
    time: ['dateTime'],
    blockquote: ['cite'],
    q: ['cite'],
  },
  protocols: {
    href: ['http', 'https', 'mailto', 'tel'],
    src: ['http', 'https'],
    poster: ['http', 'https'],
    cite: ['http', 'https'],
  },
};

/**
 * A rehype plugin that runs behind the sanitizer: styles and classes from the safe lists only,
 * frames of known players only, tables that scroll on their own, links out in a tab of their own.
 */
export function rehypeContent() {
  return (tree: Root) => {
    visit(tree, 'element', (element, index, parent) => {
      restrictStyle(element);
      restrictClasses(element);
      if (element.tagName === 'iframe' && !isKnownPlayer(element)) {
        if (parent && index !== undefined) parent.children.splice(index, 1);
        return [SKIP, index ?? 0];
      }
      if (element.tagName === 'iframe' || element.tagName === 'img') {
        element.properties.loading = 'lazy';
      }
      if (element.tagName === 'iframe') element.properties.title ??= 'Embedded content';
      if (element.tagName === 'img') element.properties.alt ??= '';
      if (element.tagName === 'a') restrictLink(element);
      return undefined;
    });
    visit(tree, 'element', (element, index, parent) => {
      if (element.tagName !== 'table' || !parent || index === undefined) return undefined;
      parent.children[index] = scroller(element);
      return SKIP;
    });
  };
}

function restrictStyle(element: Element): void {
  const { style } = element.properties;
  if (style === undefined) return;
  const safe = toStyleText(parseInlineStyle(String(style)));
  if (safe) element.properties.style = safe;
  else delete element.properties.style;
}

function restrictClasses(element: Element): void {
  const { className } = element.properties;
  if (className === undefined) return;
  const names = Array.isArray(className) ? className.join(' ') : String(className);
  const { allowed } = filterEditorClasses(names);
  if (allowed.length > 0) element.properties.className = allowed;
  else delete element.properties.className;
}

function restrictLink(element: Element): void {
  const { href } = element.properties;
  delete element.properties.target;
  delete element.properties.rel;
  if (typeof href !== 'string' || !isExternalHref(href)) return;
  element.properties.target = '_blank';
  element.properties.rel = ['noopener', 'noreferrer'];
}

function isKnownPlayer(element: Element): boolean {
  try {
    const source = new URL(String(element.properties.src));
    return source.protocol === 'https:' && FRAME_HOSTS.has(source.host);
  } catch {
    return false;
  }
}

// Reached by keyboard as well: what scrolls must take the focus.
function scroller(table: Element): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: 'Table' },
    children: [table],
  };
}
