import 'server-only';
import type { Element, Root, RootContent, Text } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRaw from 'rehype-raw';
import rehypeRemark from 'rehype-remark';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { EMBED_COPY } from '@/content/embeds';
import { siteUrl } from '@/lib/server/ops/env';
import { htmlToText } from '@/lib/text/html-to-text';
import { escapeUnknownTags } from '@/lib/text/known-tags';
import { markdownText } from '@/lib/text/markdown-text';
import { hasTooManyMarks } from './compile-markdown';
import { CONTENT_SCHEMA, footnotePrefix, MARKDOWN_SCHEMA } from './content-schema';
import { attributeText } from './hast';
import { rehypeContent } from './rehype-content';
import { rehypeReport } from './rehype-report';

/** What says something without words. */
const SPEAKING = new Set(['img', 'video', 'br', 'hr', 'td', 'th']);

const STYLE = { bullet: '-', rule: '-', fences: true } as const;

/**
 * An editor's Markdown as the screen shows it, as Markdown with absolute URLs.
 *
 * @param path Of the screen.
 */
export function toPublicMarkdown(body: string, path: string): string {
  if (hasTooManyMarks(body)) return '';
  return orText(body, () => {
    const tree = unified().use(remarkParse).use(remarkGfm).parse(body);
    return stringify(
      unified()
        // The links of its footnotes lead to those of the screen.
        .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: footnotePrefix(body) })
        .use(rehypeRaw)
        .use(rehypeReport)
        .use(rehypeSanitize, MARKDOWN_SCHEMA)
        .use(rehypeContent)
        .use(rehypeLinkedMedia)
        .use(rehypeAbsoluteUrls, path)
        .runSync(tree),
    );
  });
}

/** The same of an editor's HTML. */
export function htmlToMarkdown(body: string, path: string): string {
  return orText(body, () => {
    const tree = unified().use(rehypeParse, { fragment: true }).parse(escapeUnknownTags(body));
    return stringify(
      unified()
        .use(rehypeReport)
        .use(rehypeSanitize, CONTENT_SCHEMA)
        .use(rehypeContent)
        .use(rehypeLinkedMedia)
        .use(rehypeAbsoluteUrls, path)
        .runSync(tree),
    );
  });
}

/** A link on a screen, as a URL: `?x` and `#y` are of the screen itself. */
export function absoluteUrl(href: string, path: string): string {
  return siteUrl(/^[?#]/.test(href) ? path + href : href);
}

/** Tens of thousands of nested elements exhaust the parser; the screen shows their text as well. */
function orText(body: string, convert: () => string): string {
  try {
    return convert();
  } catch (error) {
    if (error instanceof RangeError) return markdownText(htmlToText(body));
    throw error;
  }
}

function stringify(tree: Root): string {
  const markdown = unified()
    .use(rehypeRemark)
    .use(remarkGfm)
    .runSync({
      ...tree,
      children: withoutEmpty(tree.children),
    });
  return unified().use(remarkGfm).use(remarkStringify, STYLE).stringify(markdown).trim();
}

/**
 * Without the elements that have no words, whose spaces are one text. From each of these the engine looks for the
 * next words: four kilobytes of empty links kept the process busy for seconds.
 */
function withoutEmpty<N extends RootContent>(nodes: readonly N[]): (N | Text)[] {
  const kept: (N | Text)[] = [];
  let space: Text | null = null;
  for (const part of nodes.flatMap(emptied)) {
    if (!isSpace(part)) space = null;
    else if (space) {
      space.value += part.value;
      continue;
    } else space = part;
    kept.push(part);
  }
  return kept;
}

function emptied<N extends RootContent>(node: N): (N | Text)[] {
  if (node.type !== 'element') return [node];
  const children = withoutEmpty(node.children);
  const isEmpty = !SPEAKING.has(node.tagName) && children.every(isSpace);
  return isEmpty ? children.filter(isSpace) : [{ ...node, children }];
}

function isSpace(node: RootContent): node is Text {
  return node.type === 'text' && node.value.trim() === '';
}

/** A rehype plugin: a video and a player become links, each with what it is called, and nothing is loaded in their place. */
function rehypeLinkedMedia() {
  return (tree: Root) => {
    visit(tree, 'element', (element: Element) => {
      const { tagName, properties } = element;
      const name = attributeText(
        tagName === 'video' ? properties.ariaLabel : properties.dataPlayName,
      );
      if (tagName !== 'video' && properties.dataPlay === undefined) return;
      element.children = [{ type: 'text', value: name || EMBED_COPY.video }];
    });
  };
}

/** A rehype plugin: absolute URLs, because the text is read outside the site. */
function rehypeAbsoluteUrls(path: string) {
  return (tree: Root) => {
    visit(tree, 'element', ({ properties }: Element) => {
      for (const name of ['href', 'src', 'poster']) {
        const url = properties[name];
        if (typeof url === 'string' && /^[/?#]/.test(url)) {
          properties[name] = absoluteUrl(url, path);
        }
      }
    });
  };
}
