import type { FieldTexts } from '@/lib/forms/action-result';

const PREFIX = 'draft:';

/** Whether a text that was typed into this form and not sent is stored in the tab. */
export function hasDraft(form: string): boolean {
  return readDraft(form) !== null;
}

/** What was typed and not yet sent, or `null`; it lives as long as the tab. */
export function readDraft(form: string): FieldTexts | null {
  // A browser that blocks storage throws, and what another version stored may be anything.
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + form) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const texts = Object.entries(stored).filter(([, text]) => typeof text === 'string');
    return texts.length > 0 ? Object.fromEntries(texts) : null;
  } catch {
    return null;
  }
}

/** Stores what is typed; empty fields remove the draft. */
export function saveDraft(form: string, texts: Partial<FieldTexts>): void {
  try {
    const isEmpty = Object.values(texts).every((text) => !text);
    if (isEmpty) sessionStorage.removeItem(PREFIX + form);
    else sessionStorage.setItem(PREFIX + form, JSON.stringify(texts));
  } catch {
    // The page itself still has it.
  }
}
