import { Parser } from 'htmlparser2';

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
]);

/**
 * The text of HTML, in pieces: headings, paragraphs, list items, table cells. The HTML is read as a
 * stream, so that deeply nested elements neither exhaust the stack nor take long. The result is text
 * and must never be put on a page as markup.
 *
 * @param html Any HTML; it need not be safe.
 */
export function htmlToPieces(html: string): string[] {
  const pieces = [''];
  let skipped: string | null = null;
  let depth = 0;
  const endPiece = () => pieces.push('');
  const parser = new Parser({
    onopentagname(name) {
      if (skipped === null && NO_TEXT.has(name)) skipped = name;
      if (skipped === name) depth += 1;
      if (BLOCKS.has(name)) endPiece();
    },
    onclosetag(name) {
      if (skipped === name) depth -= 1;
      if (depth === 0) skipped = null;
      if (BLOCKS.has(name)) endPiece();
    },
    ontext(text) {
      if (skipped === null) pieces.push(`${pieces.pop() ?? ''}${text}`);
    },
  });
  parser.end(html);
  return pieces.map(collapseSpace).filter((piece) => piece !== '');
}

/** The text of HTML in one line, for titles and metadata, under the same condition. */
export function htmlToText(html: string): string {
  return htmlToPieces(html).join(' ');
}

function collapseSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
