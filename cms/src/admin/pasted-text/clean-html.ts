import { buildWordLists } from './word-lists';

/** Nothing of these is text: styles, scripts, drawings of Word, comments in the margin, what was deleted. */
const REMOVED =
  'style, script, meta, link, title, xml, noscript, template, [style*="mso-element:comment" i], del, .msoDel';
/** What Google Docs writes for a list within a list. */
const LIST_IN_LIST = 'ul > ul, ul > ol, ol > ul, ol > ol';
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
/** Of merged cells. */
const MAX_SPAN = 50;
/** What a word processor says about bold and italic where it writes no element for it. */
const BOLD = /font-weight:\s*(?:bold|[6-9]00)/i;
const ITALIC = /font-style:\s*italic/i;

/**
 * Leaves of copied HTML what the site shows: headings below the title of the page, paragraphs,
 * lists, tables with a head, links, images, bold and italic. Changes the document in place.
 */
export function cleanHtml(document: Document): void {
  for (const element of [...document.querySelectorAll(REMOVED)]) element.remove();
  buildWordLists(document);
  for (const list of [...document.querySelectorAll(LIST_IN_LIST)]) moveIntoEntry(document, list);
  lowerHeadings(document);
  // Google Docs wraps everything into a <b> that is not bold.
  for (const element of [...document.querySelectorAll('b[style], strong[style]')]) {
    if (/font-weight:\s*(?:normal|400)/i.test(element.getAttribute('style') ?? '')) unwrap(element);
  }
  for (const span of [...document.querySelectorAll('span[style]')]) emphasize(document, span);
  // Links to places in the copied document lead nowhere on the site.
  for (const link of [...document.querySelectorAll('a')]) {
    if (!/^(?:https?:|mailto:|tel:|\/)/i.test(link.getAttribute('href') ?? '')) unwrap(link);
  }
  for (const table of [...document.querySelectorAll('table')]) {
    splitMerged(document, table);
    giveHead(document, table);
  }
}

/** The title of the page is its only heading of the first level. */
function lowerHeadings(document: Document): void {
  const titles = [...document.querySelectorAll('p.MsoTitle')];
  for (const title of titles) rename(document, title, 'h1');
  if (!document.querySelector('h1')) return;
  for (const heading of [...document.querySelectorAll(HEADINGS.join(','))]) {
    const level = HEADINGS.indexOf(heading.localName) + 2;
    rename(document, heading, `h${Math.min(level, 6)}`);
  }
}

function emphasize(document: Document, span: Element): void {
  const style = span.getAttribute('style') ?? '';
  if (span.textContent?.trim() === '') return;
  if (BOLD.test(style) && !span.closest('h1, h2, h3, h4, h5, h6, b, strong, th')) {
    span = rename(document, span, 'strong');
  }
  if (!ITALIC.test(style) || span.closest('i, em')) return;
  const inner = document.createElement('em');
  inner.append(...span.childNodes);
  span.append(inner);
}

/** A list directly in another one belongs to the entry before it. */
function moveIntoEntry(document: Document, list: Element): void {
  const before = list.previousElementSibling;
  if (before?.localName === 'li') {
    before.append(list);
    return;
  }
  const entry = document.createElement('li');
  list.replaceWith(entry);
  entry.append(list);
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

/** A table without a head has its first row as one; in a cell are no paragraphs. */
function giveHead(document: Document, table: Element): void {
  for (const paragraph of [...table.querySelectorAll('td p, th p, td div, th div')]) {
    if (paragraph.nextElementSibling) paragraph.append(document.createElement('br'));
    unwrap(paragraph);
  }
  if (table.querySelector('th')) return;
  for (const cell of [...(table.querySelector('tr')?.children ?? [])]) {
    for (const bold of [...cell.querySelectorAll('b, strong')]) unwrap(bold);
    rename(document, cell, 'th');
  }
}

function rename(document: Document, element: Element, name: string): Element {
  const renamed = document.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}
