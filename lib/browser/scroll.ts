/** Scrolls smoothly to the top of the page; at once where the visitor wants less motion. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
}

/** Gives the focus to the screen's content, where the visitor looks now; scrolls nothing. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** Scrolls an element into the middle (specification §9); a missing one is logged (§8). */
export function scrollToElement(id: string): void {
  const element = document.getElementById(id);
  if (!element) {
    console.error(`Element with id ${id} not found.`);
    return;
  }
  element.scrollIntoView({ behavior: scrollBehavior(), block: 'center', inline: 'center' });
}

function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
