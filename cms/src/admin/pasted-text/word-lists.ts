/** What Word writes at an entry of a list: “mso-list:l0 level2 lfo1”. */
const LIST = /mso-list:\s*l\d+\s+level(\d+)/i;
/** The mark of an entry, in its text. */
const MARK = '[style*="mso-list:Ignore" i]';
/** A mark that counts: “1.”, “b)”, “iv.”. Everything else is a bullet. */
const NUMBER = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

/**
 * Turns the paragraphs that Word shows as a list into lists: it copies a list as paragraphs, each
 * with its mark as text.
 */
export function buildWordLists(document: Document): void {
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
    open = open.slice(0, level);
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
  const mark = paragraph.querySelector(MARK)?.textContent ?? '';
  const list = document.createElement(NUMBER.test(mark.trim()) ? 'ol' : 'ul');
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

/** Whether nothing but space is between the list and the paragraph. */
function follows(paragraph: Element, list: Element | undefined): boolean {
  let before = paragraph.previousSibling;
  while (before && before.nodeType !== 1 && (before.nodeValue ?? '').trim() === '') {
    before = before.previousSibling;
  }
  return list !== undefined && before === list;
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
