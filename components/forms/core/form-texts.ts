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
