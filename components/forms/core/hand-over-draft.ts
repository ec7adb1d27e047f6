import type { FieldTexts } from '@/lib/forms/action-result';
import { readDraft, saveDraft } from './drafts';

/** In a draft that was handed over: the form it comes from. No field has this name. */
const FROM = '_from';

/**
 * Hands what was typed into one form to another one, which is on the next page. It leaves the first one when
 * it has arrived there (`takeOverDraft`): a page that does not come takes nothing with it.
 */
export function handOverDraft(from: string, to: string, texts: FieldTexts): void {
  saveDraft(to, { ...readDraft(to), ...texts, [FROM]: from });
}

/** Takes over the draft of a form from the one that handed it over: it is sent from here, not from there. */
export function takeOverDraft(form: string): FieldTexts | null {
  const { [FROM]: from, ...texts } = readDraft(form) ?? {};
  if (from === undefined) return readDraft(form);
  saveDraft(from, {});
  saveDraft(form, texts);
  return texts;
}
