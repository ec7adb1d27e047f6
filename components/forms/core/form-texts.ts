import type { FieldErrors } from 'react-hook-form';
import type { FieldTexts } from '@/lib/forms/action-result';

/** What stands in the fields; where nothing does, the draft's text. */
export function readTexts(
  form: HTMLFormElement,
  names: readonly string[],
  draft: FieldTexts | null,
): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(
    names.map((name) => [name, String(data.get(name) ?? '') || (draft?.[name] ?? '')]),
  );
}

/**
 * The draft with what has changed in this form. Another one of its kind may have stored what was typed
 * into it: of each field the text that was typed last stays.
 *
 * @param draft As it is stored now.
 * @param before The texts of this form before the change.
 * @param now The texts of this form.
 */
export function withChanges(
  draft: FieldTexts | null,
  before: Partial<FieldTexts>,
  now: Partial<FieldTexts>,
): Partial<FieldTexts> {
  const stored = draft ?? before;
  const changes = Object.entries(now).flatMap(([name, text = '']) => {
    const isOwn = (stored[name] ?? '') === (before[name] ?? '');
    // What is emptied, as after sending, takes nothing with it that was typed elsewhere.
    return text !== (before[name] ?? '') && (text !== '' || isOwn) ? [[name, text]] : [];
  });
  return { ...stored, ...Object.fromEntries(changes) };
}

/** Whether the visitor put any of it there: a choice that the page itself made is none of theirs. */
export function isTyped(form: HTMLFormElement, texts: Partial<FieldTexts>): boolean {
  return Object.entries(texts).some(([name, text]) => text && text !== chosenIn(form, name));
}

/** Nothing but what the page itself has chosen. */
export function emptyTexts(
  form: HTMLFormElement,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, chosenIn(form, name)]));
}

function chosenIn(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  return (field instanceof HTMLElement && field.dataset.chosen) || '';
}

/** The messages by the name of the field, without that of the whole form. */
export function toTexts({ root, ...errors }: FieldErrors<Record<string, string>>): FieldTexts {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      error?.message ? [[name, error.message]] : [],
    ),
  );
}
