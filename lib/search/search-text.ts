import { htmlToPieces } from '@/lib/text/html-to-text';

/** Ends a piece of text in the intermediate HTML. */
const PIECE_END = '<br>';

/** The line that begins or ends a block of code; the first one may name a language. */
const FENCE = /^[ \t]*(?:`{3,}[^`\n]*|~{3,}.*)$/gm;
/** Of a link or an image: `[label]: https://… "title"`. */
const DEFINITION =
  /^ {0,3}\[[^[\]^\n][^[\]\n]*\]:[ \t]*\S+(?:[ \t]+["'(][^"'()\n]*["')])?[ \t]*$/gm;
/** `[^1]`, in the text and before the note. */
const FOOTNOTE_MARK = /\[\^[^[\]\s]+\]:?/g;
/** With the box of a task. */
const ITEM = /^[ \t]*(?:[-+*]|\d{1,3}[.)])[ \t](?:[ \t]*\[[ x]\][ \t])?/gim;

/** The text of HTML in one line, for the search index. */
export function htmlToSearchText(html: string): string {
  return joinPieces(htmlToPieces(html));
}

/**
 * The text of Markdown in one line, for the search index. Its syntax is removed by patterns: parsing
 * takes forty times as long, and the index reads every article of the site.
 */
export function markdownToSearchText(markdown: string): string {
  const html = markdown
    .replaceAll('\r\n', '\n')
    .replace(FENCE, PIECE_END)
    .replace(DEFINITION, '')
    .replace(FOOTNOTE_MARK, '')
    // The row above a rule of dashes names the columns.
    .replace(/^[ \t]*\|.*(?=\n[ \t]*\|[ \t]*:?-)/gm, (row) => `<thead>${toRow(row)}</thead>`)
    .replace(/^(?:[ \t|:*_-]{3,}|=+[ \t]*)$/gm, PIECE_END)
    .replace(ITEM, PIECE_END)
    // URLs are not text; the bound keeps hostile input from costing time.
    .replace(/\]\((?:[^()]|\([^()]{0,100}\)){0,500}\)/g, '] ')
    .replace(/^[ \t]*#+(.*)/gm, `${PIECE_END}$1${PIECE_END}`)
    .replace(/^[ \t]*>+/gm, '')
    .replace(/^[ \t]*\|.*/gm, toRow)
    .replace(/\n[ \t]*(?=\n)/g, PIECE_END)
    .replaceAll('![', '[')
    .replace(/[*_~`|[\]\\]/g, ' ');
  return joinPieces(htmlToPieces(html));
}

function toRow(row: string): string {
  return `<tr>${row.replaceAll('|', '<td>')}</tr>`;
}

/** Joins pieces of text; a middle dot separates those that end without punctuation. */
export function joinPieces(pieces: readonly string[]): string {
  const texts = pieces.map(tidy).filter((piece) => piece !== '');
  return texts
    .map((piece, index) => {
      if (index === texts.length - 1) return piece;
      return /[.!?:;,…]["'”’)]?$/.test(piece) ? `${piece} ` : `${piece} · `;
    })
    .join('');
}

function tidy(text: string): string {
  // Lines of a drawing in characters say nothing. Removed syntax leaves a space before a comma.
  return text
    .replace(/[\u2500-\u257f]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?)])/g, '$1')
    .trim();
}
