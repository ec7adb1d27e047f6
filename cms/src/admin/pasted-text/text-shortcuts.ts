import { IS_MAC } from '../is-mac';
import { firstWords, isMarked, markLines } from './lines';
import { type TextTarget, textTargetOf } from './text-target';

type Marks = { before: string; after: string };
type Shortcut = { markdown: Marks; html: Marks; isLink?: boolean };

const LINK: Shortcut = {
  markdown: { before: '[', after: ']()' },
  html: { before: '<a href="">', after: '</a>' },
  isLink: true,
};
const SHORTCUTS: Record<string, Shortcut> = {
  b: {
    markdown: { before: '**', after: '**' },
    html: { before: '<strong>', after: '</strong>' },
  },
  i: { markdown: { before: '_', after: '_' }, html: { before: '<em>', after: '</em>' } },
  k: LINK,
};

/** Makes a link of the selected words; the address is written next. */
export function makeLink(target: TextTarget): void {
  apply(target, LINK);
}

/** Ctrl+B, Ctrl+I and Ctrl+K (on a Mac ⌘) mark words as bold, italic and a link, in what the field holds. */
export function addTextShortcuts(): void {
  document.addEventListener(
    'keydown',
    (event) => {
      const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
      const shortcut = SHORTCUTS[key.toLowerCase()];
      const isPressed = IS_MAC ? metaKey && !ctrlKey : ctrlKey && !metaKey;
      if (!shortcut || !isPressed || altKey || shiftKey) return;
      const target = textTargetOf(event.target);
      if (!target) return;
      event.preventDefault();
      event.stopPropagation();
      apply(target, shortcut);
    },
    { capture: true },
  );
}

function apply(target: TextTarget, { markdown, html, isLink }: Shortcut): void {
  const isMarkdown = target.holds === 'markdown';
  const { before, after } = isMarkdown ? markdown : html;
  const text = target.selected();
  const inner = isLink ? firstWords(text) : text.trim();
  if (isMarkdown && !isLink && inner.includes('\n')) {
    const marked = markLines(text, before, after);
    target.insert(marked);
    target.select(marked.length, 0);
    return;
  }
  if (!isLink && isMarked(inner, before, after)) {
    const words = inner.slice(before.length, -after.length);
    target.insert(text.replace(inner, () => words));
    target.select(words.length, text.length - text.trimEnd().length);
    return;
  }
  // Marks beside a space mark nothing.
  const at = inner ? text.indexOf(inner) : text.length;
  const [start, end] = [text.slice(0, at), text.slice(at + inner.length)];
  target.insert(`${start}${before}${inner}${after}${end}`);
  if (isLink) target.select(0, end.length + placeOfAddress(inner, isMarkdown, after));
  else if (inner === '') target.select(0, after.length);
  else target.select(before.length + inner.length + after.length, end.length);
}

/** Letters after the place of its address; without words, they are written first. */
function placeOfAddress(words: string, isMarkdown: boolean, after: string): number {
  if (words === '') return after.length;
  return isMarkdown ? 1 : `">${words}${after}`.length;
}
