/**
 * Choosing a day sets the time to 00:00. What somebody then types must replace it: Strapi's field puts
 * it behind, and takes `00:0008:30` for eight minutes past midnight.
 */
export function selectWholeTime(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.pattern !== '\\d{2}:\\d{2}') return;
    if (target.selectionStart === target.selectionEnd) target.select();
  });
}
