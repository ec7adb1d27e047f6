/**
 * Whether the visitor is still at the form: who is elsewhere by now is not taken back. Safari focuses no
 * button that is clicked, but what is around it.
 */
export function hasFocus(form: HTMLFormElement): boolean {
  const { activeElement } = document;
  return form.contains(activeElement) || activeElement?.contains(form) === true;
}
