import { compileMDX } from 'next-mdx-remote/rsc';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { cn } from '@/lib/cn';
import { CONTENT_SCHEMA, rehypeContent } from '@/lib/server/content-html';

type MarkdownProps = { source: string; className?: string };

/**
 * Markdown from the content service. It is compiled as Markdown, never as MDX: MDX from a database
 * is code that runs on our server. An error of the engine is shown as its message, preformatted,
 * and breaks nothing else (specification §8).
 */
export async function Markdown({ source, className }: MarkdownProps) {
  const result = await compile(source);
  if ('message' in result) return <pre>{result.message}</pre>;
  return <div className={cn('prose', className)}>{result.content}</div>;
}

async function compile(source: string) {
  try {
    const { content } = await compileMDX({
      source,
      options: {
        parseFrontmatter: false,
        mdxOptions: {
          format: 'md',
          remarkPlugins: [remarkGfm],
          rehypePlugins: [rehypeRaw, [rehypeSanitize, CONTENT_SCHEMA], rehypeContent],
        },
      },
    });
    return { content };
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) };
  }
}
