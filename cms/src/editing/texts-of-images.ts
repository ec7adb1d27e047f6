import MarkdownIt from 'markdown-it';

export type TextFormat = 'html' | 'markdown';

/** The fields whose text visitors see with its images (lib/server/content-check/text-rules.ts has the same). */
export const FORMATS: Readonly<Record<string, TextFormat>> = {
  'shared.rich-text-markdown-wrapper.body': 'markdown',
  'api::vacancy.vacancy.description': 'markdown',
  'api::global-entity.global-entity.richText': 'markdown',
  'shared.html-markdown-wrapper.body': 'html',
  'api::qna.qna.title': 'html',
  'api::qna.qna.description': 'html',
};

const parser = new MarkdownIt({ html: true });
const UPLOADS = '/uploads/';
/** What is left open ends with the text: nothing is read twice, which takes minutes of a text of a megabyte. */
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
/** A quote that follows no equals sign is a letter as any other. */
const IMAGE = /<img\b(?:[^>=]|=(?!\s*["'])|=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)))*(?:>|$)/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Of a Markdown text with more of them the site shows the words only (lib/server/html/compile-markdown.ts). */
const MAX_MARKS_PER_PARAGRAPH = 1500;
const MAX_LINES = 10_000;
const MAX_MARKS = 20_000;
const MARKS = /\*+|_+|~+|\[|<[!?]/g;

/** How the text of a field is written; `null` where it has no images. */
export function formatOf(model: string, field: string): TextFormat | null {
  return FORMATS[`${model}.${field}`] ?? null;
}

/** The names of the files of images in a text that say nothing instead of their image. */
export function findImagesWithoutText(text: string, format: TextFormat): string[] {
  if (format === 'html') return findTagsWithoutText(text, format);
  if (hasTooManyMarks(text)) return [];
  const tokens = parser.parse(text, {}).flatMap((token) => [token, ...(token.children ?? [])]);
  return tokens.flatMap((token) => {
    if (token.type.startsWith('html_')) return findTagsWithoutText(token.content, format);
    const isSilent = token.type === 'image' && token.content.trim() === '';
    return isSilent ? [nameOf(token.attrGet('src') ?? '')] : [];
  });
}

/** The parser would be busy with such a text for minutes. */
function hasTooManyMarks(text: string): boolean {
  let [inParagraph, lines] = [0, 0];
  if (count(text, MARKS) + count(text, /\|/g) > MAX_MARKS) return true;
  for (const line of text.split(/\r\n?|\n/)) {
    if (line.trim() === '') inParagraph = 0;
    else lines += 1;
    inParagraph += count(line, MARKS);
    if (inParagraph > MAX_MARKS_PER_PARAGRAPH) return true;
  }
  return lines > MAX_LINES;
}

function count(text: string, marks: RegExp): number {
  return text.match(marks)?.length ?? 0;
}

/**
 * Of images of ours, which the texts have without a host; the site leaves out all others. In HTML an empty text
 * means decoration; in Markdown it may simply be missing.
 */
function findTagsWithoutText(html: string, format: TextFormat): string[] {
  const tags = html.replace(COMMENT, '').match(IMAGE) ?? [];
  return tags.flatMap((tag) => {
    const attributes = new Map(
      [...tag.slice('<img'.length).matchAll(ATTRIBUTE)].map(
        ([, name = '', ...values]) => [name.toLowerCase(), values.join('')] as const,
      ),
    );
    const alt = attributes.get('alt');
    const isSilent = alt === undefined || (format === 'markdown' && alt.trim() === '');
    const src = attributes.get('src') ?? '';
    return isSilent && src.startsWith(UPLOADS) ? [nameOf(src)] : [];
  });
}

function nameOf(src: string): string {
  return src.slice(src.lastIndexOf('/') + 1);
}
