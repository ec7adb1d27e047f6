import { adjacentTo, rename, unwrap } from './elements';
import { cleanTables } from './tables';
import { buildWordLists } from './word-lists';

/** Nothing of these is text: styles, scripts, drawings of Word, comments in the margin, what was deleted. */
const REMOVED = [
  'style, script, meta, link, title, xml, noscript, template, [style*="mso-element:comment" i], del, .msoDel',
  '.MsoCommentReference, [style*="mso-special-character:comment" i]',
  // The box before an entry of a checklist of Google.
  'img[aria-roledescription="checkbox"]',
  // Before them, the first row of a table would not be its first.
  'col, colgroup',
].join(',');
/** What Google Docs writes for a list within a list. */
const LIST_IN_LIST = 'ul > ul, ul > ol, ol > ul, ol > ol';
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
/** What mail programs and documents make of a link, to count who follows it or to warn of it. */
const WRAPPED =
  /^https:\/\/(?:www\.google\.[a-z.]+\/url|[\w.-]+\.safelinks\.protection\.outlook\.com\/|lm?\.facebook\.com\/l\.php)\?/i;
/** What may not be in a link. */
const BLOCKS = 'h1, h2, h3, h4, h5, h6, p, div, ul, ol, table';
/** Emphasis that word processors write as a style, where they write no element for it; the outermost last. */
const EMPHASES: readonly { style: RegExp; name: string; within: string }[] = [
  { style: /(?<![\w-])vertical-align:\s*super/i, name: 'sup', within: 'sup' },
  { style: /(?<![\w-])vertical-align:\s*sub/i, name: 'sub', within: 'sub' },
  {
    style: /(?<![\w-])text-decoration(?:-line)?:[^;]*line-through/i,
    name: 's',
    within: 's, strike',
  },
  { style: /(?<![\w-])font-style:\s*italic/i, name: 'em', within: 'i, em' },
  {
    style: /(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i,
    name: 'strong',
    within: 'h1, h2, h3, h4, h5, h6, b, strong, th',
  },
];
/** `mso-bidi-font-weight` is about Arabic and Hebrew only; Word writes it at most of what is bold. */
const NOT_BOLD = /(?<![\w-])font-weight:\s*(?:normal|400)/i;

/**
 * Leaves of copied HTML what the site shows: headings below the title of the page, paragraphs,
 * lists, tables with a head, links, images, bold and italic. Changes the document in place.
 */
export function cleanHtml(document: Document): void {
  for (const element of [...document.querySelectorAll(REMOVED)]) element.remove();
  nameHeadings(document);
  buildWordLists(document);
  for (const list of [...document.querySelectorAll(LIST_IN_LIST)]) moveIntoEntry(document, list);
  // Else the entries of the list would stand apart from each other.
  for (const only of [...document.querySelectorAll('li > p:only-of-type')]) {
    const after = adjacentTo(only, 'nextSibling')?.nodeName ?? 'UL';
    if (!adjacentTo(only, 'previousSibling') && /^[UO]L$/.test(after)) unwrap(only);
  }
  lowerHeadings(document);
  // Google Docs wraps everything into a <b> that is not bold.
  for (const element of [...document.querySelectorAll('b[style], strong[style]')]) {
    if (NOT_BOLD.test(element.getAttribute('style') ?? '')) unwrap(element);
  }
  for (const span of [...document.querySelectorAll('span')]) emphasize(document, span);
  // A word of two parts is one: marks within it would be none.
  for (const part of [...document.querySelectorAll('b, strong, i, em')]) joinNext(part);
  for (const inner of [...document.querySelectorAll('sup sup, sub sub')]) unwrap(inner);
  document.body.normalize();
  // Links to places in the copied document lead nowhere on the site.
  for (const link of [...document.querySelectorAll('a')]) {
    const address = unwrappedAddress(link.getAttribute('href') ?? '');
    if (address) link.setAttribute('href', address);
    // Of a mail it is a warning that the address is another one, in this program or in that of a colleague.
    if (/^Original URL/i.test(link.title)) link.removeAttribute('title');
    const leads = /^(?:https?:|mailto:|tel:|\/)/i.test(link.getAttribute('href') ?? '');
    if (!leads || link.querySelector(BLOCKS)) unwrap(link);
  }
  cleanTables(document);
}

/** The address within one that leads there by way of Google, Outlook or Facebook; `null` for any other. */
function unwrappedAddress(href: string): string | null {
  if (!WRAPPED.test(href)) return null;
  const { searchParams } = new URL(href);
  return ['q', 'url', 'u'].map((name) => searchParams.get(name)).find(isAddress) ?? null;
}

function isAddress(text: string | null): boolean {
  return /^https?:\/\//i.test(text ?? '');
}

/** Word on the web writes headings as paragraphs, with their level. */
function nameHeadings(document: Document): void {
  for (const heading of [...document.querySelectorAll('[role="heading"][aria-level]')]) {
    const level = Math.min(Number(heading.getAttribute('aria-level')) || 1, HEADINGS.length);
    rename(document, heading, `h${level}`);
  }
}

/** The title of the page is its only heading of the first level. */
function lowerHeadings(document: Document): void {
  const titles = [...document.querySelectorAll('p.MsoTitle')];
  for (const title of titles) rename(document, title, 'h1');
  // A heading is one line.
  const breaks = HEADINGS.map((name) => `${name} br`).join(',');
  for (const line of [...document.querySelectorAll(breaks)]) line.replaceWith(' ');
  if (!document.querySelector('h1')) return;
  for (const heading of [...document.querySelectorAll(HEADINGS.join(','))]) {
    const level = HEADINGS.indexOf(heading.localName) + 2;
    rename(document, heading, `h${Math.min(level, 6)}`);
  }
}

function emphasize(document: Document, span: Element): void {
  const style = span.getAttribute('style') ?? '';
  if (span.textContent?.trim()) {
    for (const emphasis of EMPHASES) {
      if (!emphasis.style.test(style) || span.closest(emphasis.within)) continue;
      const inner = document.createElement(emphasis.name);
      inner.append(...span.childNodes);
      span.append(inner);
    }
  }
  unwrap(span);
}

/** Puts what follows directly, and is marked in the same way, into an element. */
function joinNext(element: Element): void {
  while (element.nextSibling?.nodeName === element.nodeName) {
    const next = element.nextSibling;
    element.append(...next.childNodes);
    next.parentNode?.removeChild(next);
  }
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
