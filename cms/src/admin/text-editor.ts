type Position = { line: number; ch: number };

/** What the admin uses of CodeMirror, the editor of a Markdown text. */
export type TextEditor = {
  focus: () => void;
  clearHistory: () => void;
  getWrapperElement: () => Element;
  replaceSelection: (text: string, select: 'end', origin: 'paste') => void;
  getOption: (name: 'readOnly') => unknown;
  getSelection: () => string;
  getCursor: (which?: 'from' | 'to') => Position;
  getLine: (line: number) => string;
  setCursor: (at: Position) => void;
  setSelection: (from: Position, to: Position) => void;
  indexFromPos: (position: Position) => number;
  posFromIndex: (index: number) => Position;
  coordsChar: (point: { left: number; top: number }, of: 'window') => Position;
};

/** Its box in the page. */
export const TEXT_EDITOR = '.CodeMirror';

/** The editor of the Markdown text that an element is in; `null` where it is in none. */
export function textEditorOf(element: Element): TextEditor | null {
  const box = element.closest(TEXT_EDITOR);
  const editor = box && 'CodeMirror' in box ? box.CodeMirror : null;
  return isTextEditor(editor) ? editor : null;
}

function isTextEditor(value: unknown): value is TextEditor {
  return typeof value === 'object' && value !== null && 'replaceSelection' in value;
}
