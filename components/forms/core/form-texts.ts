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
