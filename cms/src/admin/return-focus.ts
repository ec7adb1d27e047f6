const WINDOW = '[role="dialog"], [role="alertdialog"]';
/** They are gone when the window opens that was chosen in them. */
const MENU = '[role="menu"], [role="listbox"]';
const FOCUSABLE = 'a[href], button:enabled, input:enabled, textarea:enabled, [tabindex="0"]';
/** The window itself gives the keyboard back first, where it knows to whom. */
const PAUSE_MS = 50;

/**
 * Gives the keyboard back when a window is closed: to what had it before, or to what stands in its place. The admin
 * opens most windows, such as that of the media library, by no trigger of their own, and leaves it at the top of the page.
 */
export function returnFocus(): void {
  /** What had the keyboard last, with what is around it: of the page, and of each window above it. */
  const places = new WeakMap<Element, Element[]>();
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || target.closest(MENU)) return;
    places.set(target.closest(WINDOW) ?? document.body, pathOf(target));
  });
  new MutationObserver((changes) => {
    const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]);
    if (!removed.some(isWindow)) return;
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const top = [...document.querySelectorAll(WINDOW)].at(-1) ?? document.body;
      focusAt(places.get(top) ?? []);
    }, PAUSE_MS);
  }).observe(document.body, { childList: true });
}

/**
 * Gives the keyboard to what comes of a press where the button goes with it, as in the choice of a block: to the
 * new line of the list, or to what stands in the place of what was deleted.
 */
export function followPressedButtons(): void {
  const press = ({ target, detail }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    // A mouse needs no focus, and the page would move under it. After a window, `returnFocus` knows where it was.
    if (!button || detail > 0 || button.closest(WINDOW)) return;
    const path = pathOf(button);
    const lines = new Set(document.querySelectorAll('main li'));
    setTimeout(() => {
      if (button.isConnected || document.activeElement !== document.body) return;
      const added = [...document.querySelectorAll('main li')].find((line) => !lines.has(line));
      focusAt(added ? [button, added, ...path] : path);
    }, PAUSE_MS);
  };
  document.addEventListener('click', press, { capture: true });
}

function isWindow(node: Node): boolean {
  return node instanceof Element && (node.matches(WINDOW) || node.querySelector(WINDOW) !== null);
}

function pathOf(element: Element): Element[] {
  const path = [];
  for (let each: Element | null = element; each; each = each.parentElement) path.push(each);
  return path;
}

/** Focuses it, or what is nearest to where it was; the page, where nothing of that is left. */
function focusAt([wanted, ...around]: readonly Element[]): void {
  const main = document.querySelector('main');
  const near = around
    .filter((each) => each.isConnected && !each.contains(main))
    .map((each) => each.querySelector(FOCUSABLE))
    .find((each) => each !== null);
  const target = wanted?.isConnected ? wanted : (near ?? main);
  if (target instanceof HTMLElement) target.focus();
}
