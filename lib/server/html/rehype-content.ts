import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { toText } from 'hast-util-to-text';
import { EMBED_COPY } from '@/content/embeds';
import { filterEditorClasses } from '@/lib/editor/editor-classes';
import { parseInlineStyle, toStyleText } from '@/lib/editor/inline-style';
import { safeHref } from '@/lib/routing/safe-href';
import { fileUrl, isFilePath } from '@/lib/routing/uploaded-file';
import { headingAnchor } from '@/lib/text/anchor';
import { type ContentRules, mediaUrlOf, reportDrop } from './content-rules';
import { FOOTNOTE_LINK } from './content-schema';
import { cleanImage, cleanVideo, type Place, toPlayerLink } from './embedded-media';
import { attributeText, childOf, hasElement, linkTo } from './hast';

/** Class names that the Markdown engine writes. */
const ENGINE_CLASS =
  /^(language-.*|contains-task-list|task-list-item|footnotes|sr-only|data-footnote-backref)$/;

/** The language of a code block that is drawn as a slip of paper (receipt.css). */
const RECEIPT = 'language-receipt';

/** An entry of a list that begins with a box to tick. */
const TASK = 'task-list-item';

/**
 * Elements that draw something at the side where their text begins; others turn by CSS alone. Not the entries of a
 * list: text with a direction of its own does not count for what is around it, and the room for the marks is the list's.
 */
const SIDED = new Set(['ul', 'ol', 'blockquote', 'table', 'details', 'dl']);
/** What a heading or a link may have instead of words. */
const MEDIA = ['img', 'video', 'iframe'];
/** Hebrew, Arabic, Syriac, Thaana, N'Ko. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/**
 * A rehype plugin that runs after the sanitizer: styles and classes from the safe lists only, safe
 * links, images of the content service, players that load on click, tables that scroll on their
 * own, and no second `h1` on a screen.
 */
export function rehypeContent(rules: ContentRules = {}) {
  return (tree: Root) => {
    const isRightToLeft = tree.children.some(hasRightToLeft);
    tree.children = cleanAll(tree.children, { rules, isInLink: false, isRightToLeft });
  };
}

function hasRightToLeft(node: RootContent): boolean {
  if (node.type === 'text') return RIGHT_TO_LEFT.test(node.value);
  return node.type === 'element' && node.children.some(hasRightToLeft);
}

/** As a browser tells it: by the first letter. */
function directionOf(text: string): 'ltr' | 'rtl' {
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}

function cleanAll<N extends RootContent>(
  nodes: readonly N[],
  place: Place,
): (N | ElementContent)[] {
  return nodes.flatMap((node): (N | ElementContent)[] =>
    node.type === 'element' ? cleanElement(node, place) : [node],
  );
}

function cleanElement(element: Element, place: Place): ElementContent[] {
  if (place.isRightToLeft && SIDED.has(element.tagName)) element.properties.dir ??= 'auto';
  if (isSilent(element)) return [];
  restrictStyle(element, place.rules);
  restrictClasses(element, place.rules);
  switch (element.tagName) {
    case 'iframe':
      return toPlayerLink(element, place);
    case 'img':
      return cleanImage(element, place);
    case 'video':
      return cleanVideo(element, place);
    case 'source':
      // The element around it has the one file that is shown.
      return [];
    case 'a':
      return cleanLink(element, place);
    case 'table':
      return [scroller(withCleanChildren(element, place))];
    case 'h1':
    case 'h2':
      return [withAnchor(withCleanChildren({ ...element, tagName: 'h2' }, place), place.rules)];
    default:
      return [withCleanChildren(element, place)];
  }
}

/**
 * A heading or a link of nothing, as editors make them for space, or by accident: nobody sees it, and a screen reader
 * announces a part of the page, or a way to somewhere, without a name.
 */
function isSilent(element: Element): boolean {
  if (!/^(?:h[1-6]|a)$/.test(element.tagName)) return false;
  return toText(element).trim() === '' && !MEDIA.some((name) => hasElement(element, name));
}

function withCleanChildren(element: Element, place: Place): Element {
  return { ...element, children: cleanAll(element.children, place) };
}

// The list of contents leads to it.
function withAnchor(heading: Element, { anchors }: ContentRules): Element {
  const children = heading.children.filter((child) => !isFootnoteMark(child)).map(withAlts);
  const id = anchors ? headingAnchor(toText({ ...heading, children })) : null;
  if (!anchors || !id || heading.properties.id || anchors.has(id)) return heading;
  anchors.add(id);
  return { ...heading, properties: { ...heading.properties, id } };
}

/** As the list of contents has it (article-headings.ts): an image stands for its alternative text. */
function withAlts<N extends ElementContent>(node: N): N | Text {
  if (node.type !== 'element') return node;
  if (node.tagName === 'img') return { type: 'text', value: attributeText(node.properties.alt) };
  return { ...node, children: node.children.map(withAlts) };
}

// Its number is none of the heading's words.
function isFootnoteMark(child: ElementContent): boolean {
  if (child.type !== 'element' || child.tagName !== 'sup') return false;
  const [link] = child.children;
  return link?.type === 'element' && FOOTNOTE_LINK.test(attributeText(link.properties.href));
}

function restrictStyle(element: Element, rules: ContentRules): void {
  const { style } = element.properties;
  if (style === undefined) return;
  const parsed = parseInlineStyle(String(style));
  for (const dropped of parsed.dropped) reportDrop(rules, 'style', dropped);
  const safe = toStyleText(parsed);
  if (safe) element.properties.style = safe;
  else delete element.properties.style;
}

function restrictClasses(element: Element, rules: ContentRules): void {
  const { className } = element.properties;
  if (className === undefined) return;
  const names = Array.isArray(className) ? className.join(' ') : String(className);
  const { allowed, dropped } = filterEditorClasses(names);
  for (const name of dropped) {
    if (!ENGINE_CLASS.test(name)) reportDrop(rules, 'class', name);
  }
  const kept = [
    ...allowed,
    ...dropped.filter((name) => name === RECEIPT || (name === TASK && element.tagName === 'li')),
  ];
  if (kept.length > 0) element.properties.className = kept;
  else delete element.properties.className;
}

function cleanLink(element: Element, place: Place): ElementContent[] {
  const { href, ...others } = element.properties;
  const safe = safeHref(attributeText(href));
  if (safe === null && attributeText(href) !== '') {
    reportDrop(place.rules, 'link', attributeText(href));
  }
  const children = cleanAll(element.children, { ...place, isInLink: true });
  if (safe === null || place.isInLink) {
    return [{ type: 'element', tagName: 'span', properties: others, children }];
  }
  const { toHref = (href: string) => href } = place.rules;
  const target = isFilePath(safe) ? fileUrl(safe, mediaUrlOf(place.rules)) : toHref(safe);
  return [{ ...element, properties: { ...others, ...linkTo(target) }, children }];
}

// A scrolling area must be focusable, so that the keyboard reaches it. It begins where the table does.
function scroller(table: Element): Element {
  const caption = childOf(table, 'caption');
  const { dir: given, ...properties } = table.properties;
  // In words: no style sheet can ask what `auto` has become.
  const dir = given === 'auto' ? directionOf(toText(table)) : given;
  return {
    type: 'element',
    tagName: 'div',
    properties: {
      className: ['table-scroll'],
      tabIndex: 0,
      role: 'group',
      ariaLabel: caption ? toText(caption).trim() : EMBED_COPY.table,
      ...(dir !== undefined && { dir }),
    },
    children: [{ ...table, properties }],
  };
}
