import { textEditorOf } from '../text-editor';

/** A field into which formatted text, or a link, may be put. */
export type TextTarget = {
  /** What the field holds: Markdown, HTML, or an answer of the FAQ, which may be either plain or HTML. */
  holds: 'markdown' | 'html' | 'answer';
  /** The words that are selected; empty where none are. */
  selected: () => string;
  /** What is before the selected words in their line, and after them. */
  line: () => [string, string];
  /** Whether it could: the field may have left the page meanwhile. */
  insert: (text: string) => boolean;
  /** Of a Markdown text: selects all of the lines of which something is selected. */
  selectLines?: () => void;
  /** Selects so many letters, up to so many before the cursor. */
  select: (length: number, back: number) => void;
  /** Puts the keyboard where it was in the field. */
  focus: () => void;
  /** Puts the cursor at a point of the window. */
  place: (x: number, y: number) => void;
};

const QUESTION = 'api::qna.qna';

/** The field that an element belongs to; `null` for one that holds plain text only. */
export function textTargetOf(element: EventTarget | null): TextTarget | null {
  if (!(element instanceof Element)) return null;
  const editor = textEditorOf(element);
  if (editor) {
    if (editor.getOption('readOnly')) return null;
    return {
      holds: 'markdown',
      selected: () => editor.getSelection(),
      line: () => {
        const [from, to] = [editor.getCursor('from'), editor.getCursor('to')];
        return [editor.getLine(from.line).slice(0, from.ch), editor.getLine(to.line).slice(to.ch)];
      },
      insert: (text) => {
        if (!editor.getWrapperElement().isConnected) return false;
        editor.replaceSelection(text, 'end', 'paste');
        return true;
      },
      selectLines: () => {
        const [from, to] = [editor.getCursor('from'), editor.getCursor('to')];
        // A line of which the selection only reaches the start is the next one.
        const end = to.ch === 0 && to.line > from.line ? to.line - 1 : to.line;
        const last = { line: end, ch: editor.getLine(end).length };
        editor.setSelection({ line: from.line, ch: 0 }, last);
      },
      select: (length, back) => {
        const end = editor.indexFromPos(editor.getCursor()) - back;
        editor.setSelection(editor.posFromIndex(end - length), editor.posFromIndex(end));
      },
      focus: () => editor.focus(),
      place: (x, y) => editor.setCursor(editor.coordsChar({ left: x, top: y }, 'window')),
    };
  }
  if (!(element instanceof HTMLTextAreaElement) || element.readOnly) return null;
  const isAnswer = element.name === 'description' && window.location.pathname.includes(QUESTION);
  if (!isAnswer && !/(?:^|\.)body$/.test(element.name)) return null;
  return {
    holds: isAnswer ? 'answer' : 'html',
    selected: () => element.value.slice(element.selectionStart, element.selectionEnd),
    line: () => [
      element.value.slice(0, element.selectionStart).split('\n').at(-1) ?? '',
      element.value.slice(element.selectionEnd).split('\n')[0] ?? '',
    ],
    insert: (text) => insertInto(element, text),
    select: (length, back) => {
      const end = element.selectionEnd - back;
      element.setSelectionRange(end - length, end);
    },
    focus: () => element.focus(),
    place: (x, y) => {
      const found = document.caretPositionFromPoint?.(x, y);
      if (found?.offsetNode === element) element.setSelectionRange(found.offset, found.offset);
    },
  };
}

/** As if it were typed: the form is told, and undo takes it back. */
function insertInto(area: HTMLTextAreaElement, text: string): boolean {
  if (!area.isConnected) return false;
  area.focus();
  // A window that was opened meanwhile keeps the keyboard, and a form that is being saved takes none.
  if (document.activeElement !== area) return false;
  return document.execCommand('insertText', false, text);
}
