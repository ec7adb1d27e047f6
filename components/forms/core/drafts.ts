import type { FieldTexts } from '@/lib/forms/action-result';

const PREFIX = 'draft:';
/** Where the browser blocks storage; as long as the page. */
const ofThisPage = new Map<string, string>();

/** Whether a text that was typed into this form and not sent is stored in the tab. */
export function hasDraft(form: string): boolean {
  return readDraft(form) !== null;
}

/** What was typed and not yet sent, or `null`; it lives as long as the tab. */
export function readDraft(form: string): FieldTexts | null {
  // What another version stored may be anything.
  try {
    const stored: unknown = JSON.parse(readStored(PREFIX + form) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const texts = Object.entries(stored).filter(([, text]) => typeof text === 'string');
    return texts.length > 0 ? Object.fromEntries(texts) : null;
  } catch {
    return null;
  }
}

/** Stores what is typed; empty fields remove the draft. */
export function saveDraft(form: string, texts: Partial<FieldTexts>): void {
  const isEmpty = Object.values(texts).every((text) => !text);
  const key = PREFIX + form;
  try {
    if (isEmpty) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(texts));
    ofThisPage.delete(key);
  } catch {
    ofThisPage.set(key, JSON.stringify(isEmpty ? null : texts));
  }
}

function readStored(key: string): string | null {
  try {
    return ofThisPage.get(key) ?? sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
