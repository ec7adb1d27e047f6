import 'server-only';
import { compileMDX } from 'next-mdx-remote/rsc';
import type { ReactElement } from 'react';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { type ContentRules, MARKDOWN_SCHEMA, rehypeContent, rehypeReport } from './content-html';

/**
 * The engine compares each mark of emphasis with all before it in the same paragraph: 20,000 of
 * them would keep the server busy for minutes. No text for people has this many.
 */
const MOST_MARKS_IN_A_PARAGRAPH = 1500;

export type CompiledMarkdown =
  | { status: 'compiled'; content: ReactElement }
  /** The engine could not read it (specification §8); the message says why. */
  | { status: 'failed'; message: string };

/**
 * Markdown from the content service, made safe to put on the page. It is compiled as Markdown,
 * never as MDX: MDX from a database is code that runs on our server.
 */
export async function compileMarkdown(
  source: string,
  rules: ContentRules = {},
): Promise<CompiledMarkdown> {
  if (isTangled(source)) {
    return { status: 'failed', message: 'A paragraph of this text has too many marks to be read.' };
  }
  try {
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
          ],
        },
      },
    });
    return { status: 'compiled', content };
  } catch (error) {
    return { status: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

/** Whether a text has more marks in a paragraph than the engine can read in time. */
export function isTangled(source: string): boolean {
  return source
    .split(/\n[ \t]*\n/)
    .some((paragraph) => (paragraph.match(/[*_~[]+/g)?.length ?? 0) > MOST_MARKS_IN_A_PARAGRAPH);
}
