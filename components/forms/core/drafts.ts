import type { FieldTexts } from '@/lib/forms/action-result';

const PREFIX = 'draft:';
/** Where the browser blocks storage; as long as the page. */
const ofThisPage = new Map<string, string>();

/** What was typed and not yet sent, or `null`; it lives as long as the tab. */
export function readDraft(form: string): FieldTexts | null {
  // What another version stored may be anything.
  try {
    const stored: unknown = JSON.parse(readStored(PREFIX + form) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const texts = Object.entries(stored).filter(([, text]) => typeof text === 'string');
    return texts[0] ? Object.fromEntries(texts) : null;
  } catch {
    return null;
  }
}

/** Stores what is typed; empty fields remove the draft. */
export function saveDraft(form: string, texts: Partial<FieldTexts>): void {
  const isEmpty = !Object.values(texts).some(Boolean);
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
