/** Longer than any search takes; one that was given up, or has a tab of its own, leaves no line behind. */
const GIVE_UP_AFTER_MS = 20_000;

/**
 * The results of a search are a document of its own, which no overlay announces: until it comes, the field
 * shows that it is on its way (search.css). For the event `submit`.
 */
export function showSearching({ target: form }: Event): void {
  if (!(form instanceof HTMLFormElement) || !form.matches('.search-field')) return;
  const show = (isBusy: boolean) => form.toggleAttribute('data-searching', isBusy);
  show(true);
  setTimeout(show, GIVE_UP_AFTER_MS, false);
  // Who comes back finds the page as it was kept.
  window.addEventListener('pagehide', () => show(false), { once: true });
}
