import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { compileMDX } from 'next-mdx-remote/rsc';
import { createElement, Fragment, type ReactElement } from 'react';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { errorMessage } from '@/lib/errors';
import type { ContentRules } from './content-rules';
import { MARKDOWN_SCHEMA } from './content-schema';
import { rehypeContent } from './rehype-content';
import { rehypeReparse } from './rehype-reparse';
import { rehypeReport } from './rehype-report';
import { splitMarkdown } from './split-markdown';

/**
 * The engine compares each mark of emphasis with all earlier ones in its paragraph: 20,000 of them
 * would keep the server busy for minutes. No text for people has this many.
 */
const MAX_MARKS_PER_PARAGRAPH = 1500;

export type CompiledMarkdown =
  | { status: 'compiled'; content: ReactElement }
  /** The engine could not parse it (specification §8); the message says why. */
  | { status: 'failed'; message: string };

/**
 * Markdown from the content service, made safe to put on the page. It is compiled as Markdown,
 * never as MDX: MDX from a database is code that runs on our server.
 */
export async function compileMarkdown(
  source: string,
  rules: ContentRules = {},
): Promise<CompiledMarkdown> {
  if (hasTooManyMarks(source)) {
    return {
      status: 'failed',
      message: 'A paragraph of this text has too many marks to be parsed.',
    };
  }
  try {
    const parts: ReactElement[] = [];
    for (const part of splitMarkdown(source)) {
      // Other visitors' pages are not held up by a long text.
      if (parts.length > 0) await setImmediate();
      parts.push(await compilePart(part, rules));
    }
    return { status: 'compiled', content: createElement(Fragment, null, ...parts) };
  } catch (error) {
    return { status: 'failed', message: errorMessage(error) };
  }
}

async function compilePart(source: string, rules: ContentRules): Promise<ReactElement> {
  const { content } = await compileMDX({
    source,
    options: {
      parseFrontmatter: false,
      mdxOptions: {
        format: 'md',
        remarkPlugins: [remarkGfm],
        rehypePlugins: [
          rehypeRaw,
          [rehypeReport, rules],
          [rehypeSanitize, MARKDOWN_SCHEMA],
          [rehypeContent, rules],
          rehypeReparse,
        ],
      },
    },
  });
  return content;
}

/** Whether a paragraph has more marks than the engine can parse in time. */
export function hasTooManyMarks(source: string): boolean {
  return source
    .split(/\n[ \t]*\n/)
    .some(
      (paragraph) =>
        (paragraph.match(/\*+|_+|~+|\[|<[!?]/g)?.length ?? 0) > MAX_MARKS_PER_PARAGRAPH,
    );
}
