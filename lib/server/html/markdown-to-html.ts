import 'server-only';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { hasTooManyMarks } from './compile-markdown';

const toHtml = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize, defaultSchema)
  .use(rehypeStringify)
  .freeze();

/**
 * Markdown from the content service as HTML for programs that read descriptions; pages are rendered by
 * `compileMarkdown`.
 *
 * @returns sanitized HTML, or `null` where it cannot be parsed in time, or is nested too deeply.
 */
export async function markdownToHtml(source: string): Promise<string | null> {
  if (hasTooManyMarks(source)) return null;
  try {
    return String(await toHtml.process(source)).trim();
  } catch (error) {
    // Thousands of elements inside each other.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
