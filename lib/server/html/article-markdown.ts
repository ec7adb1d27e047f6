import 'server-only';
import { EMBED_COPY } from '@/content/embeds';
import { BLOCK_LABELS } from '@/content/ui';
import type { Article, Block, BlockOf, Slide } from '@/content-client';
import { safeHref } from '@/lib/routing/safe-href';
import { siteUrl } from '@/lib/server/ops/env';
import { captionOf } from '@/lib/text/caption-of';
import { markdownLink, markdownText } from '@/lib/text/markdown-text';
import { absoluteUrl, htmlToMarkdown, toPublicMarkdown } from './to-markdown';

/**
 * An article as Markdown, for programs: title, description, URL and dates, then its blocks in their
 * order. It contains no more of an editor's text than the screen does.
 *
 * @param path Its canonical path.
 */
export function articleToMarkdown(article: Article, path: string): string {
  const parts = [
    `# ${markdownText(article.title)}`,
    article.description && `> ${markdownText(article.description)}`,
    [
      `- Address: <${siteUrl(path)}>`,
      ...toDay('Published', article.publishedOn),
      ...toDay('Changed', article.updatedAt),
    ].join('\n'),
    article.cover?.alt && toImageMarkdown(article.cover.alt, article.cover.url),
    ...article.blocks.map((block) => toMarkdown(block, path)),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function toDay(name: string, date: string | null): string[] {
  return date === null ? [] : [`- ${name}: ${date.slice(0, 10)}`];
}

function toMarkdown(block: Block, path: string): string {
  switch (block.kind) {
    case 'markdown':
      return joinParts(toTitle(block.title), toPublicMarkdown(block.body, path));
    case 'html':
      return htmlToMarkdown(block.body, path);
    case 'titled-html':
      return joinParts(toTitle(block.title), htmlToMarkdown(block.body ?? '', path));
    case 'button':
      return toLink(block.name, block.link, path);
    case 'quote':
      return joinParts(
        toTitle(block.title),
        `> ${markdownText(block.body)}`,
        block.author && `— ${markdownText(block.author)}`,
      );
    case 'media':
      return fromMedia(block, path);
    case 'slider':
    case 'carousel':
      return joinParts(toTitle(block.title), ...block.slides.map(fromSlide));
    case 'stack':
      return joinParts(toTitle(block.title), ...block.cards.map(fromSlide));
  }
}

function fromMedia({ media, thumbnail, title, link }: BlockOf<'media'>, path: string): string {
  if (media?.kind === 'file')
    return markdownLink(title ?? media.name ?? BLOCK_LABELS.openFile, media.url);
  const image = media?.kind === 'image' ? media : thumbnail;
  return joinParts(
    toTitle(title),
    image && toImageMarkdown(image.alt, image.url),
    title === null && markdownText(captionOf({ title, media }) ?? ''),
    media?.kind === 'video' && markdownLink(EMBED_COPY.video, media.url),
    link && toLink(EMBED_COPY.video, link, path),
  );
}

function fromSlide({ name, image, video }: Slide): string {
  return joinParts(
    image && toImageMarkdown(image.alt || (name ?? ''), image.url),
    video && markdownLink(name ?? EMBED_COPY.video, video.url),
  );
}

function toTitle(title: string | null): string {
  return title ? `## ${markdownText(title)}` : '';
}

function toLink(name: string, link: string | null, path: string): string {
  const href = safeHref(link);
  return href ? markdownLink(name, absoluteUrl(href, path)) : '';
}

function toImageMarkdown(alt: string, url: string): string {
  return `!${markdownLink(alt, url)}`;
}

function joinParts(...parts: (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join('\n\n');
}
