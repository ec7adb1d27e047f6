import { decodeOrNull } from '@/lib/routing/decode-or-null';

/** Scrolls smoothly to the top of the page; at once where the visitor wants less motion. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
}

/** Gives the focus to the screen's content, where the visitor looks now; scrolls nothing. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** Gives the focus to the place that the address names, and to the screen's content where it names none. */
export function focusPlace(): void {
  const place = document.getElementById(decodeOrNull(location.hash.slice(1)) ?? '');
  if (place && place.tabIndex < 0) place.tabIndex = -1;
  if (place) place.focus({ preventScroll: true });
  else focusContent();
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
