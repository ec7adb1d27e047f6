import { Parser } from 'htmlparser2';
import { escapeUnknownTags } from './known-tags';

/** Elements whose content is code, styles or an alternative, not text. */
const NO_TEXT = new Set([
  ...['script', 'style', 'template', 'svg', 'math', 'noscript', 'iframe', 'object', 'applet'],
  ...['canvas', 'audio', 'noembed', 'noframes', 'title', 'textarea', 'select', 'xmp', 'plaintext'],
]);

/** Elements that begin and end a piece of text. */
const BLOCKS = new Set([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'blockquote', 'pre', 'address'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'tr', 'th', 'td', 'details'],
  ...['summary', 'figure', 'figcaption', 'article', 'aside', 'section', 'header', 'footer'],
  ...['center', 'main', 'nav', 'hgroup'],
]);

/** A piece of text; those of one table row have its number, others have null. */
type Piece = { text: string; row: number | null; isHeader: boolean };

/**
 * The text of HTML, in pieces: headings, paragraphs, list items, table rows ("Kenya: PAYE, monthly";
 * the row above them: "Country, Tax, Due").
 * The HTML is read as a stream, so that deeply nested elements neither exhaust the stack nor take
 * long. The result is text and must never be put on a page as markup.
 *
 * @param html Any HTML; it need not be safe.
 */
export function htmlToPieces(html: string): string[] {
  const pieces: Piece[] = [];
  let skipped: string | null = null;
  let depth = 0;
  let rows = 0;
  let row: number | null = null;
  let isHeader = false;
  const endPiece = () => {
    if (pieces.at(-1)?.text === '') pieces.pop();
    pieces.push({ text: '', row, isHeader });
  };
  const parser = new Parser({
    onopentagname(name) {
      if (skipped === null && NO_TEXT.has(name)) skipped = name;
      if (skipped === name) depth += 1;
      if (name === 'tr') row = rows += 1;
      if (name === 'thead') isHeader = true;
      if (BLOCKS.has(name)) endPiece();
    },
    onclosetag(name) {
      if (skipped === name) depth -= 1;
      if (depth === 0) skipped = null;
      if (name === 'tr') row = null;
      if (name === 'thead') isHeader = false;
      if (BLOCKS.has(name)) endPiece();
    },
    ontext(text) {
      if (skipped !== null) return;
      const last = pieces.at(-1);
      if (last) last.text += text;
      else pieces.push({ text, row, isHeader });
    },
  });
  parser.end(escapeUnknownTags(html));
  return joinRows(pieces);
}

/** The text of HTML in one line, for titles and metadata, under the same condition. */
export function htmlToText(html: string): string {
  return htmlToPieces(html).join(' ');
}

function joinRows(pieces: readonly Piece[]): string[] {
  const joined: { cells: string[]; isHeader: boolean }[] = [];
  let lastRow: number | null = null;
  for (const { text, row, isHeader } of pieces) {
    const collapsed = collapseSpace(text);
    if (collapsed === '') continue;
    if (row !== null && row === lastRow) joined.at(-1)?.cells.push(collapsed);
    else joined.push({ cells: [collapsed], isHeader });
    lastRow = row;
  }
  return joined.map(({ cells, isHeader }) => {
    const [first = '', ...rest] = cells;
    if (isHeader || rest.length === 0) return cells.join(', ');
    // "How much? 20 s", but "Kenya: PAYE".
    return `${first}${/[.!?:;,]$/.test(first) ? ' ' : ': '}${rest.join(', ')}`;
  });
}

function collapseSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
