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
  return Object.entries(texts).some(([name, text]) => {
    const field = form.elements.namedItem(name);
    const chosen = field instanceof HTMLElement ? field.dataset.chosen : undefined;
    return Boolean(text) && text !== chosen;
  });
}

export function emptyTexts(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, '']));
}

/** The messages by the name of the field, without that of the whole form. */
export function toTexts({ root, ...errors }: FieldErrors<Record<string, string>>): FieldTexts {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      error?.message ? [[name, error.message]] : [],
    ),
  );
}
