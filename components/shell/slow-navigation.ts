/** A navigation that takes longer is announced (product reading of specification §2, Header). */
export const SLOW_AFTER_MS = 150;

const LOOK_EVERY_MS = 50;
/** Longer than any page takes; a navigation that was given up leaves no overlay behind. */
const GIVE_UP_AFTER_MS = 20_000;

type Options = {
  /** Where the visitor is now. */
  address: () => string;
  /** Shows or hides the overlay. */
  show: (isShown: boolean) => void;
};

/**
 * Watches navigations inside the site: the overlay is shown while one takes longer than
 * {@link SLOW_AFTER_MS}, and hidden as soon as the address has changed.
 *
 * @returns What to call when a navigation starts, with the address it leads to.
 */
export function watchNavigations({ address, show }: Options): (target: string) => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  return (target) => {
    const from = address();
    clearInterval(timer);
    show(false);
    if (withoutFragment(target, from) === withoutFragment(from, from)) return;
    let waited = 0;
    timer = setInterval(() => {
      waited += LOOK_EVERY_MS;
      if (address() !== from || waited >= GIVE_UP_AFTER_MS) {
        clearInterval(timer);
        show(false);
      } else if (waited === SLOW_AFTER_MS) {
        show(true);
      }
    }, LOOK_EVERY_MS);
  };
}

function withoutFragment(target: string, base: string): string {
  const url = new URL(target, base);
  return url.origin + url.pathname + url.search;
}
