import type { Element, Properties, Root, RootContent } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';
import { type ContentRules, reportDrop } from './content-rules';
import { CONTENT_SCHEMA, STRIPPED } from './content-schema';
import { attributeText, hasElement } from './hast';

/** Attributes that no editor would miss. */
const UNREPORTED = new Set([
  ...['id', 'target', 'rel', 'loading', 'decoding', 'controls', 'preload', 'allow', 'frameBorder'],
  ...['allowFullScreen', 'referrerPolicy', 'dataFootnotes', 'dataFootnoteRef', 'ariaLabel'],
  ...['dataFootnoteBackref', 'ariaDescribedBy', 'border', 'cellPadding', 'cellSpacing'],
]);

/** Attributes of frames that are replaced by the site's own. */
const UNREPORTED_OF_FRAMES = new Set(['title', 'width', 'height', 'name']);

/** Elements that show a file. */
const FILES = new Set(['img', 'video', 'source']);

/** Elements that stand in lines of their own, of old editors and page builders: without them words would run together. */
const OWN_LINES = new Set(['center', 'header', 'footer', 'main', 'nav', 'hgroup']);

const HEADING = /^h[1-6]$/;

/** Attributes with an address, and what of it the sanitizer takes for the scheme. */
const ADDRESSES = ['href', 'src', 'poster', 'cite'] as const;
const SCHEME = /^[^/?#:]*:/;

/**
 * A rehype plugin that runs before the sanitizer: reports what the sanitizer will leave out, and writes addresses in
 * the form that it compares.
 */
export function rehypeReport(rules: ContentRules = {}) {
  const { onDrop, onLink, onImage, onHeading, onTable } = rules;
  const tags = new Set(CONTENT_SCHEMA.tagNames);
  const report = (nodes: readonly RootContent[]): void => {
    for (const node of nodes) {
      if (node.type !== 'element') continue;
      if (!tags.has(node.tagName) && !isCheckbox(node)) {
        reportDrop(rules, 'element', `<${node.tagName}>`);
      } else {
        reportAttributes(node);
        reportReferences(node);
        reportStructure(node);
      }
      if (!STRIPPED.includes(node.tagName)) report(node.children);
    }
  };
  const reportReferences = (element: Element): void => {
    const { tagName, properties } = element;
    if (tagName === 'a') reportRefused('link', 'href', properties.href);
    if (FILES.has(tagName)) reportRefused('image', 'src', properties.src);
    if (tagName === 'a' && typeof properties.href === 'string') {
      onLink?.(properties.href, attributeText(properties.ariaLabel) || wordsOf(element));
    }
    if (tagName !== 'img') return;
    const alt = typeof properties.alt === 'string' ? properties.alt : null;
    onImage?.({ src: attributeText(properties.src), alt });
  };
  const reportRefused = (
    what: 'link' | 'image',
    name: 'href' | 'src',
    value: Properties[string],
  ) => {
    const address = toAddress(attributeText(value));
    const [scheme] = SCHEME.exec(address) ?? [];
    const known = CONTENT_SCHEMA.protocols?.[name] ?? [];
    if (scheme && !known.includes(scheme.slice(0, -1))) reportDrop(rules, what, address);
  };
  const reportStructure = (element: Element): void => {
    const { tagName } = element;
    if (tagName === 'table') {
      onTable?.({ words: wordsOf(element), hasHeading: hasElement(element, 'th') });
    }
    if (!onHeading || !HEADING.test(tagName)) return;
    // The first level is that of the title of the page (rehype-content.ts).
    const level = Math.max(2, Number(tagName[1]));
    onHeading({ level, words: wordsOf(element) });
  };
  const reportAttributes = ({ tagName, properties }: Element): void => {
    const known = CONTENT_SCHEMA.attributes?.[tagName] ?? [];
    const common = CONTENT_SCHEMA.attributes?.['*'] ?? [];
    for (const name of Object.keys(properties)) {
      if (known.includes(name) || common.includes(name) || UNREPORTED.has(name)) continue;
      if (tagName === 'iframe' && UNREPORTED_OF_FRAMES.has(name)) continue;
      if (tagName === 'input') continue;
      reportDrop(rules, 'attribute', `${tagName} ${name}`);
    }
  };
  return (tree: Root) => {
    replaceElements(tree.children);
    if (onDrop || onLink || onImage || onHeading || onTable) report(tree.children);
    visit(tree, 'element', ({ properties }) => {
      for (const name of ADDRESSES) {
        const value = properties[name];
        if (typeof value === 'string') properties[name] = toAddress(value);
      }
    });
  };
}

/**
 * An address as a browser reads it, without spaces around it and with a scheme in small letters: the sanitizer
 * compares each character, and phones begin a field with a capital.
 */
function toAddress(value: string): string {
  return (value.trim() || value).replace(SCHEME, (scheme) => scheme.toLowerCase());
}

/** What is read out of an element: its words, or those of its images. */
function wordsOf(element: Element): string {
  return toText(element).trim() || altsIn(element).join(' ').trim();
}

function altsIn({ children }: Element): string[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'img' ? [attributeText(child.properties.alt)] : altsIn(child);
  });
}

function replaceElements(nodes: RootContent[]): void {
  nodes.forEach((node, index) => {
    if (node.type !== 'element') return;
    // A task list shows characters instead of checkboxes: a text has no form controls.
    if (isCheckbox(node)) {
      const isDone = node.properties.checked !== undefined && node.properties.checked !== false;
      nodes[index] = { type: 'text', value: isDone ? '☑' : '☐' };
      return;
    }
    if (node.tagName === 'center') node.properties.align = 'center';
    if (OWN_LINES.has(node.tagName)) node.tagName = 'div';
    replaceElements(node.children);
  });
}

function isCheckbox({ tagName, properties }: Element): boolean {
  return tagName === 'input' && properties.type === 'checkbox';
}
