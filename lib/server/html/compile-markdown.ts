import 'server-only';
import './limit-copies';
import { setImmediate } from 'node:timers/promises';
import { compileMDX } from 'next-mdx-remote/rsc';
import { createElement, Fragment, type ReactElement } from 'react';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { TOO_MANY_MARKS } from '@/content/errors';
import { errorMessage } from '@/lib/errors';
import type { ContentRules } from './content-rules';
import { footnotePrefix, MARKDOWN_SCHEMA } from './content-schema';
import { rehypeContent } from './rehype-content';
import { rehypeNoBreak } from './rehype-no-break';
import { rehypeReparse } from './rehype-reparse';
import { rehypeReport } from './rehype-report';
import { splitMarkdown } from './split-markdown';

/**
 * The engine compares each mark of emphasis with all earlier ones in its paragraph, each closing
 * bracket with what could have opened it: 20,000 of them would keep the server busy for minutes. No text
 * for people has this many.
 */
const MAX_MARKS_PER_PARAGRAPH = 1500;
const MARKS = /\*+|_+|~+|\[|<[!?]/g;

/** It looks for the end of code behind each mark of another length, to the end of the paragraph. */
const MAX_CODE_MARKS = 30;

/** It reads each line once for each list and quote that is open: a line of 1000 takes seconds. */
const MAX_DEPTH = 50;
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))+/;
const INDENTED_ITEM = /^[ \t]*(?=[-*+>\d])/;

/** What it is slow with wherever it stands: a quote, a footnote, an underlined heading. */
const MAX_COSTLY_LINES = 1000;
const COSTLY_LINE = /^[ \t]*(?:>|\[\^|=+[ \t]*$)/;

/**
 * In an address that is written bare it asks of each sign whether only signs follow, up to the next space, and begins
 * again at each `www.` of a host with an underscore: two kilobytes would take seconds, and ten times as many a
 * hundred times as long.
 */
const BARE_ADDRESS = /(?:https?:\/\/|www\.)\S*/gi;
const LONG_END = /(?:[!"')*,.:;?\]_~]|&[a-z]+;){100}/i;
const MAX_HOSTS_PER_ADDRESS = 20;

/**
 * What takes a fifth of a millisecond each: items, rows, paragraphs; cells, emphasis, links and addresses, code, tags,
 * and what is written by another sign.
 */
const MAX_LINES = 10_000;
const MAX_MARKS = 20_000;
const OTHER_MARKS = /[|@\\&]|`+|:\/\/|<[a-z/]/gi;
/** Below a table's first line: it says how many cells each row has, and those that are not written are made. */
const TABLE_COLUMNS = /^[ \t>*+\d.)|:-]+$/;
const MAX_MADE_CELLS = 2_000;

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
    return { status: 'failed', message: TOO_MANY_MARKS };
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
        remarkPlugins: [remarkGfm, pause()],
        // Each text of a page numbers its footnotes from one.
        remarkRehypeOptions: { clobberPrefix: footnotePrefix(source) },
        rehypePlugins: [
          rehypeRaw,
          pause(),
          [rehypeReport, rules],
          [rehypeSanitize, MARKDOWN_SCHEMA],
          pause(),
          [rehypeContent, rules],
          rehypeNoBreak,
          pause(),
          rehypeReparse,
          pause(),
        ],
      },
    },
  });
  return content;
}

/** A plugin that does nothing; others come in between. The engine would take one and the same once only. */
function pause() {
  return () => async () => {
    await setImmediate();
  };
}

/** Whether a text has more marks than the engine can parse in time: in a paragraph, a line, or at all. */
export function hasTooManyMarks(source: string): boolean {
  let [opening, closing, lines, costly] = [0, 0, 0, 0];
  let [columns, made] = [0, 0];
  if (count(source, MARKS) + count(source, OTHER_MARKS) > MAX_MARKS) return true;
  if (source.match(BARE_ADDRESS)?.some(isCostlyAddress)) return true;
  if (new Set(source.match(/`+/g)).size > MAX_CODE_MARKS) return true;
  for (const line of source.split(/\r\n?|\n/)) {
    if (line.trim() === '') [opening, closing, columns] = [0, 0, 0];
    else lines += 1;
    const written = count(line, /\|/g);
    made += Math.max(0, columns - written);
    if (TABLE_COLUMNS.test(line)) columns = Math.max(columns, written);
    opening += count(line, MARKS);
    closing += count(line, /\]/g);
    if (Math.max(opening, closing) > MAX_MARKS_PER_PARAGRAPH || isTooDeep(line)) return true;
    if (COSTLY_LINE.test(line)) costly += 1;
  }
  return lines > MAX_LINES || costly > MAX_COSTLY_LINES || made > MAX_MADE_CELLS;
}

function isCostlyAddress(address: string): boolean {
  return LONG_END.test(address) || count(address, /www\./gi) > MAX_HOSTS_PER_ADDRESS;
}

function isTooDeep(line: string): boolean {
  const [containers = ''] = CONTAINERS.exec(line) ?? [];
  const [indentation = ''] = INDENTED_ITEM.exec(line) ?? [];
  return (
    count(containers, />|[-*+]|\d+/g) > MAX_DEPTH ||
    // Each level of a list takes two columns at least.
    indentation.replaceAll('\t', '    ').length > 2 * MAX_DEPTH
  );
}

function count(text: string, marks: RegExp): number {
  return text.match(marks)?.length ?? 0;
}
