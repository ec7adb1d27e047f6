import { type LinkTarget, linkTargetOf } from './link-target';

let last: LinkTarget | null = null;

/** Notes the field that somebody wrote in last: choosing a page takes the focus from it. */
export function trackLastTarget(): void {
  document.addEventListener('focusin', ({ target }) => {
    last = linkTargetOf(target) ?? last;
  });
}

/** `null` where nobody wrote in such a field, or where it is not on the page any more. */
export function lastTarget(): LinkTarget | null {
  return last?.element.isConnected ? last : null;
}
