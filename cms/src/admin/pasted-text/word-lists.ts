import { adjacentTo } from './elements';

/** What Word writes at an entry of a list: “mso-list:l0 level2 lfo1”. */
const LIST = /mso-list:\s*l\d+\s+level(\d+)/i;
/** The mark of an entry, in its text. */
const MARK = '[style*="mso-list:Ignore" i]';
/** A mark that counts: “1.”, “b)”, “iv.”. Everything else is a bullet. */
const NUMBER = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

/** The same mark in a mail that was written in Outlook, where another program has taken the rest away. */
const MAIL_ENTRY = '[class*="MsoListParagraph"]';
const MAIL_MARK = /^\s*(?:[·•§▪]|o|\d+[.)])\s*$/;

/**
 * Turns the paragraphs that Word shows as a list into lists: it copies a list as paragraphs, each
 * with its mark as text.
 */
export function buildWordLists(document: Document): void {
  for (const entry of [...document.querySelectorAll('li[data-aria-level]')]) asCopied(entry);
  for (const entry of [...document.querySelectorAll(`p${MAIL_ENTRY}`)]) nameMark(entry);
  // The lists that are open, the outermost first; `last` is the paragraph that was put into them.
  let open: Element[] = [];
  let last: Element | null = null;
  for (const paragraph of [...document.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const level = levelOf(paragraph);
    if (level === null) continue;
    if (paragraph.localName !== 'p') {
      keepMark(paragraph);
      continue;
    }
    if (!last || !follows(paragraph, open[0])) open = [];
    const isOther = open[level - 1]?.localName !== kindOf(paragraph);
    open = open.slice(0, isOther ? level - 1 : level);
    while (open.length < level) open.push(openList(document, paragraph, open.at(-1)));
    const list = open.at(-1);
    const entry = document.createElement('li');
    takeMark(paragraph);
    entry.append(...paragraph.childNodes);
    list?.append(entry);
    paragraph.remove();
    last = entry;
  }
}

/** A new list: in the last entry of the one around it, or where the paragraph is. */
function openList(document: Document, paragraph: Element, around: Element | undefined): Element {
  const mark = markOf(paragraph);
  const list = document.createElement(kindOf(paragraph));
  // It goes on after an image.
  const start = Number.parseInt(mark, 10);
  if (start > 1) list.setAttribute('start', String(start));
  if (!around) paragraph.before(list);
  else if (around.lastElementChild) around.lastElementChild.append(list);
  else {
    const entry = document.createElement('li');
    entry.append(list);
    around.append(entry);
  }
  return list;
}

function levelOf(paragraph: Element): number | null {
  const level = LIST.exec(paragraph.getAttribute('style') ?? '')?.[1];
  return level ? Number(level) : null;
}

function markOf(paragraph: Element): string {
  return paragraph.querySelector(MARK)?.textContent ?? '';
}

function kindOf(paragraph: Element): 'ol' | 'ul' {
  return NUMBER.test(markOf(paragraph).trim()) ? 'ol' : 'ul';
}

/** Whether nothing but space is between the list and the paragraph. */
function follows(paragraph: Element, list: Element | undefined): boolean {
  return list !== undefined && adjacentTo(paragraph, 'previousSibling') === list;
}

/** Word on the web copies each entry as a list of its own: here, as Word on a computer does. */
function asCopied(entry: Element): void {
  const list = entry.parentElement;
  if (!list) return;
  const document = entry.ownerDocument;
  const paragraph = document.createElement('p');
  const mark = document.createElement('span');
  paragraph.setAttribute('style', `mso-list:l0 level${entry.getAttribute('data-aria-level')}`);
  mark.setAttribute('style', 'mso-list:Ignore');
  mark.textContent =
    list.localName === 'ol' ? `${entry.getAttribute('data-aria-posinset') ?? 1}.` : '·';
  paragraph.append(mark, ...entry.childNodes);
  const around = list.closest('[class*="ListContainerWrapper"]') ?? list;
  around.before(paragraph);
  entry.remove();
  if (!list.querySelector('li')) around.remove();
}

/** The first words of an entry are its mark where nothing else says that it is one. */
function nameMark(entry: Element): void {
  if (levelOf(entry) !== null) return;
  const first = [...entry.querySelectorAll('span')].find(({ textContent }) => textContent?.trim());
  if (!first || !MAIL_MARK.test(first.textContent ?? '')) return;
  first.setAttribute('style', 'mso-list:Ignore');
  entry.setAttribute('style', 'mso-list:l0 level1');
}

/** A numbered heading stays one; its number is a part of it. */
function keepMark(heading: Element): void {
  for (const mark of [...heading.querySelectorAll(MARK)]) {
    mark.textContent = `${mark.textContent?.trim()} `;
  }
}

function takeMark(paragraph: Element): void {
  for (const mark of [...paragraph.querySelectorAll(MARK)]) mark.remove();
}
