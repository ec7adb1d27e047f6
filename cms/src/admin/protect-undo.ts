type TextEditor = { clearHistory: () => void };

/**
 * Undo in a text that was just opened must not empty it. Strapi's editor counts the loading of the
 * text as a change, so its history is cleared when somebody enters it for the first time.
 */
export function protectUndo(): void {
  const entered = new WeakSet<TextEditor>();
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const element = target instanceof Element ? target.closest('.CodeMirror') : null;
      const editor = element && 'CodeMirror' in element ? element.CodeMirror : null;
      if (!isTextEditor(editor) || entered.has(editor)) return;
      entered.add(editor);
      editor.clearHistory();
    },
    { capture: true },
  );
}

function isTextEditor(value: unknown): value is TextEditor {
  return (
    typeof value === 'object' &&
    value !== null &&
    'clearHistory' in value &&
    typeof value.clearHistory === 'function'
  );
}
