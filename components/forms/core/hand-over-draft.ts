import type { FieldTexts } from '@/lib/forms/action-result';
import { readDraft, saveDraft } from './drafts';

/** In a draft: the forms that hand theirs over to it, the last one at the end. No field has this name. */
const FROM = '_from';

/**
 * Hands what was typed into one form to another one, which is on the next page. Until it has arrived there
 * (`takeOverDraft`) it stays the draft of the first form: what is typed later comes along, and what is sent from
 * there meanwhile is not sent again.
 */
export function handOverDraft(from: string, to: string, texts: FieldTexts): void {
  saveDraft(from, texts);
  const draft = readDraft(to);
  const others = (draft?.[FROM]?.split(' ') ?? []).filter((form) => form !== from);
  saveDraft(to, { ...draft, [FROM]: [...others, from].join(' ') });
}

/** The draft of a form, with those that were handed over to it: they are sent from here, not from there. */
export function takeOverDraft(form: string): FieldTexts | null {
  const { [FROM]: from, ...own } = readDraft(form) ?? {};
  if (from === undefined) return readDraft(form);
  const forms = from.split(' ');
  const typed = forms.flatMap((form) => Object.entries(readDraft(form) ?? {}).filter(hasText));
  saveDraft(form, { ...own, ...Object.fromEntries(typed) });
  for (const form of forms) saveDraft(form, {});
  return readDraft(form);
}

function hasText([, text]: [name: string, text: string]): boolean {
  return text !== '';
}
