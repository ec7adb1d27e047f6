import 'server-only';
import type { Element, Root } from 'hast';
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
import type { Article, Block, Slide } from '@/content-client';
import { safeHref } from '@/lib/routing/safe-href';
import { siteUrl } from '@/lib/server/ops/env';
import { markdownLink, markdownText } from '@/lib/text/markdown-text';
import { isTangled } from './compile-markdown';
import { CONTENT_SCHEMA, MARKDOWN_SCHEMA, rehypeContent, rehypeReport } from './content-html';
import { htmlToText } from './sanitize-html';

const STYLE = { bullet: '-', rule: '-', fences: true } as const;

/**
 * An article as Markdown, for programs that read: title, description, address and day, then its
 * blocks in their order. What the screen would not show of an editor's text is not here either.
 *
 * @param path Its canonical address.
 */
export function articleToMarkdown(article: Article, path: string): string {
  const parts = [
    `# ${markdownText(article.title)}`,
    article.description && `> ${markdownText(article.description)}`,
    [
      `- Address: <${siteUrl(path)}>`,
      `- Published: ${article.publishedOn.slice(0, 10)}`,
      `- Changed: ${article.updatedAt.slice(0, 10)}`,
    ].join('\n'),
    article.cover?.alt && toPicture(article.cover.alt, article.cover.url),
    ...article.blocks.map(toMarkdown),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function toMarkdown(block: Block): string {
  switch (block.kind) {
    case 'markdown':
      return joined(toTitle(block.title), fromMarkdown(block.body));
    case 'html':
      return fromHtml(block.body);
    case 'titled-html':
      return joined(toTitle(htmlToText(block.title)), fromHtml(block.body));
    case 'button':
      return toLink(block.name, block.link);
    case 'quote':
      return joined(
        toTitle(block.title),
        fromMarkdown(block.body)
          .replace(/^(?=.)/gm, '> ')
          .replace(/^$/gm, '>'),
        block.author && `— ${markdownText(block.author)}`,
      );
    case 'media': {
      const { media, thumbnail, title, link } = block;
      const image = media?.kind === 'image' ? media : thumbnail;
      return joined(
        toTitle(title),
        image && toPicture(image.alt, image.url),
        media && media.kind !== 'image' && toLink('Video', media.url),
        link && toLink('Video', link),
      );
    }
    case 'slider':
    case 'carousel':
      return joined(toTitle(block.title), ...block.slides.map(fromSlide));
    case 'stack':
      return joined(toTitle(block.title), ...block.cards.map(fromSlide));
  }
}

function fromSlide({ name, image, video }: Slide): string {
  return joined(
    image && toPicture(image.alt || (name ?? ''), image.url),
    video && toLink(name ?? 'Video', video.url),
  );
}

function fromMarkdown(body: string): string {
  if (isTangled(body)) return '';
  return orItsText(body, () => {
    const tree = unified().use(remarkParse).use(remarkGfm).parse(body);
    return write(
      unified()
        .use(remarkRehype, { allowDangerousHtml: true })
        .use(rehypeRaw)
        .use(rehypeReport)
        .use(rehypeSanitize, MARKDOWN_SCHEMA)
        .use(rehypeContent)
        .use(rehypeInFull)
        .runSync(tree),
    );
  });
}

function fromHtml(body: string): string {
  return orItsText(body, () => {
    const tree = unified().use(rehypeParse, { fragment: true }).parse(body);
    return write(
      unified()
        .use(rehypeReport)
        .use(rehypeSanitize, CONTENT_SCHEMA)
        .use(rehypeContent)
        .use(rehypeInFull)
        .runSync(tree),
    );
  });
}

/** Elements in each other by the ten thousands exhaust any reader; the screen shows their text too. */
function orItsText(body: string, read: () => string): string {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return markdownText(htmlToText(body));
    throw error;
  }
}

function write(tree: Root): string {
  const markdown = unified().use(rehypeRemark).use(remarkGfm).runSync(tree);
  return unified().use(remarkGfm).use(remarkStringify, STYLE).stringify(markdown).trim();
}

/** A rehype plugin: addresses in full, since the text is read far from the site. */
function rehypeInFull() {
  return (tree: Root) => {
    visit(tree, 'element', ({ properties }: Element) => {
      for (const name of ['href', 'src', 'poster']) {
        const address = properties[name];
        if (typeof address === 'string' && /^[/?]/.test(address)) {
          properties[name] = siteUrl(address);
        }
      }
    });
  };
}

function toTitle(title: string | null): string {
  return title ? `## ${markdownText(title)}` : '';
}

function toLink(name: string, link: string | null): string {
  const href = safeHref(link);
  return href ? markdownLink(name, siteUrl(href)) : '';
}

function toPicture(alt: string, url: string): string {
  return `!${markdownLink(alt, url)}`;
}

function joined(...parts: (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join('\n\n');
}
