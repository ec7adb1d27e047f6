import { TEXT_EDITOR } from '../text-editor';
import { markLines, toCode, toList, toQuote } from './lines';
import { makeLink } from './text-shortcuts';
import { type TextTarget, textTargetOf } from './text-target';

type Button = { change: (text: string) => string; isOfLines?: boolean };

/** The buttons above a text whose work of Strapi is right for one paragraph only, by their names. */
const BUTTONS: [RegExp, Button][] = [
  [/^Bold\b/, { change: (text) => markLines(text, '**', '**') }],
  [/^Italic\b/, { change: (text) => markLines(text, '_', '_') }],
  [/^Underline$/, { change: (text) => markLines(text, '<u>', '</u>') }],
  [/^Strikethrough$/, { change: (text) => markLines(text, '~~', '~~') }],
  [/^Bulleted list$/, { change: (text) => toList(text, 'bullets'), isOfLines: true }],
  [/^Numbered list$/, { change: (text) => toList(text, 'numbers'), isOfLines: true }],
  [/^Code$/, { change: toCode, isOfLines: true }],
  [/^Quote$/, { change: toQuote, isOfLines: true }],
];
const LINK = /^Link(?: \(|$)/;

/**
 * The buttons above a text do what they say where several lines are selected, too: Strapi puts one pair of marks around all
 * paragraphs, makes entries of the lines between them, and takes words away or doubles them for a quote and for code.
 * *Link* waits for the address; Strapi's leads to the page “link” until somebody writes over it.
 */
export function correctTextButtons(): void {
  let last: Element | null = null;
  document.addEventListener('focusin', ({ target }) => {
    last = (target instanceof Element && target.closest(TEXT_EDITOR)) || last;
  });
  document.addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element ? event.target : null;
      const entry = pressed?.closest('[role="menuitem"]');
      const button = entry ?? pressed?.closest('button');
      const name = button?.getAttribute('aria-label') ?? button?.textContent?.trim() ?? '';
      const isLink = LINK.test(name);
      const found = BUTTONS.find(([named]) => named.test(name));
      if (!button || !(isLink || found)) return;
      const target = textTargetOf(entry ? last : textBelow(button));
      if (!target || !(isLink || target.selected().includes('\n'))) return;
      event.preventDefault();
      event.stopPropagation();
      // On a narrow screen the buttons are in a menu.
      entry?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      if (found) changeLines(target, found[1]);
      else makeLink(target);
      target.focus();
    },
    { capture: true },
  );
}

function changeLines(target: TextTarget, { change, isOfLines }: Button): void {
  if (isOfLines) target.selectLines?.();
  const text = change(target.selected());
  target.insert(text);
  target.select(text.length, 0);
}

/** The text that a button is above; `null` for a button of the form around it, such as one of the choice of blocks. */
function textBelow(button: Element): Element | null {
  const field = button.closest(`div:has(${TEXT_EDITOR})`);
  return field?.querySelector('input') ? null : (field?.querySelector(TEXT_EDITOR) ?? null);
}
