import { IS_MAC } from './is-mac';
import { TEXT_EDITOR, textEditorOf } from './text-editor';

/** A save may wait for the site. */
const SAVING_MS = 8_000;
const CHECK_MS = 50;

/**
 * Keeps the keyboard where it was when an entry is saved by Ctrl+S, Ctrl+Enter or, published, Ctrl+Shift+Enter (on a Mac ⌘).
 */
export function keepFocusOnSave(): void {
  document.addEventListener(
    'keydown',
    ({ key, ctrlKey, metaKey, target }) => {
      const isPressed = IS_MAC ? metaKey : ctrlKey;
      if (isPressed && /^(?:s|enter)$/i.test(key) && target instanceof Element) followField(target);
    },
    { capture: true },
  );
}

/**
 * While it saves, Strapi switches the fields off, which takes the keyboard from a text, and shows those of a new entry again:
 * the keyboard goes on where it was, or in what takes its place.
 */
function followField(written: Element): void {
  const field = written.closest(TEXT_EDITOR) ?? written;
  const name = field.getAttribute('name');
  const selector = field.matches(TEXT_EDITOR)
    ? TEXT_EDITOR
    : name && `[name="${CSS.escape(name)}"]`;
  if (!selector) return;
  const place = [...document.querySelectorAll(selector)].indexOf(field);
  const timer = setInterval(() => {
    const next = document.querySelectorAll(selector)[place];
    if (next && document.activeElement === document.body) goOn(field, next);
  }, CHECK_MS);
  const moved = new AbortController();
  const stop = () => {
    clearInterval(timer);
    moved.abort();
  };
  setTimeout(stop, SAVING_MS);
  // Who presses elsewhere, or goes on by Tab, means to be there.
  const watched = { capture: true, signal: moved.signal };
  document.addEventListener('pointerdown', stop, watched);
  document.addEventListener('keydown', ({ key }) => key === 'Tab' && stop(), watched);
}

function goOn(before: Element, next: Element): void {
  const [left, editor] = [textEditorOf(before), textEditorOf(next)];
  if (left && editor) {
    editor.focus();
    editor.setCursor(left.getCursor());
  } else if (isField(before) && isField(next)) {
    next.focus();
    if (before.selectionStart !== null) {
      next.setSelectionRange(before.selectionStart, before.selectionEnd);
    }
  }
}

function isField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
