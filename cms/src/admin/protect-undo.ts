import { type TextEditor, textEditorOf } from './text-editor';

/**
 * Undo in a text that was just opened must not empty it. Strapi's editor counts the loading of the
 * text as a change, so its history is cleared when somebody enters it for the first time.
 */
export function protectUndo(): void {
  const entered = new WeakSet<TextEditor>();
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const editor = target instanceof Element ? textEditorOf(target) : null;
      if (!editor || entered.has(editor)) return;
      entered.add(editor);
      editor.clearHistory();
    },
    { capture: true },
  );
}
