import { adjacentTo, rename, unwrap } from './elements';

/** Of merged cells. */
const MAX_SPAN = 50;

/** Makes tables of what Markdown can hold: rows of cells with one line each, the first row a head. */
export function cleanTables(document: Document): void {
  for (const table of [...document.querySelectorAll('table')]) {
    const cells = [...table.querySelectorAll('td, th')].filter(
      (cell) => cell.closest('table') === table,
    );
    // A mail is laid out in tables; a single cell of a spreadsheet is its text.
    if (cells.length < 2 || table.querySelector('table')) {
      table.replaceWith(...cells.map((cell) => rename(document, cell, 'div')));
      continue;
    }
    splitMerged(document, table);
    for (const cell of cells) toLines(document, cell);
    giveHead(document, table);
  }
}

/** Markdown knows no merged cells: the first of them has the text, the others are empty. */
function splitMerged(document: Document, table: Element): void {
  const rows = [...table.querySelectorAll('tr')];
  for (const [index, row] of rows.entries()) {
    for (const cell of [...row.children]) {
      const [columns, lines] = ['colspan', 'rowspan'].map((name) => spanOf(cell, name));
      const place = [...row.children].indexOf(cell);
      for (const below of rows.slice(index, index + (lines ?? 1))) {
        const missing = (columns ?? 1) - (below === row ? 1 : 0);
        const next = below === row ? cell.nextElementSibling : (below.children[place] ?? null);
        for (let count = 0; count < missing; count += 1) {
          below.insertBefore(document.createElement(cell.localName), next);
        }
      }
    }
  }
}

function spanOf(cell: Element, name: string): number {
  const span = Number(cell.getAttribute(name) ?? 1);
  cell.removeAttribute(name);
  return span >= 1 && span <= MAX_SPAN ? span : 1;
}

/** In a cell, paragraphs, headings and entries of lists are lines. */
function toLines(document: Document, cell: Element): void {
  for (const entry of [...cell.querySelectorAll('li')]) {
    const first = entry.firstElementChild;
    (first?.localName === 'p' ? first : entry).prepend(markOf(entry));
  }
  for (const rule of [...cell.querySelectorAll('hr')]) rule.remove();
  const blocks = 'p, div, h1, h2, h3, h4, h5, h6, li, ul, ol, blockquote, pre';
  for (const block of [...cell.querySelectorAll(blocks)]) {
    block.before(document.createElement('br'));
    block.after(document.createElement('br'));
    unwrap(block);
  }
  // Neither an empty line nor one at an end.
  for (const line of [...cell.querySelectorAll('br')]) {
    const before = adjacentTo(line, 'previousSibling');
    if (!before || before.nodeName === 'BR' || !adjacentTo(line, 'nextSibling')) line.remove();
  }
}

function markOf(entry: Element): string {
  const list = entry.parentElement;
  if (list?.localName !== 'ol') return '• ';
  return `${Number(list.getAttribute('start') ?? 1) + [...list.children].indexOf(entry)}. `;
}

/** A table without a head has its first row as one. */
function giveHead(document: Document, table: Element): void {
  if (table.querySelector('th')) return;
  for (const cell of [...(table.querySelector('tr')?.children ?? [])]) {
    for (const bold of [...cell.querySelectorAll('b, strong')]) unwrap(bold);
    rename(document, cell, 'th');
  }
}
