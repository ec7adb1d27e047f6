import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useReducer,
  useRef,
} from 'react';
import { CLOSED_MENU, isAround, parentOf, reduceMenu, sharedWay } from './menu-state';

/** Until a panel opens under the pointer; longer where another one is open that it would close. */
const OPEN_DELAY_MS = 70;
const SWITCH_DELAY_MS = 220;
/** Until the panels close behind the pointer: time to come back, or to cut a corner. */
const CLOSE_DELAY_MS = 320;

/**
 * Opens the panels of a menu by pointing, on click and by keyboard (specification §2, Header).
 * One set of handlers serves all entries; each has its way in `data-menu-entry`.
 *
 * @param bar The `<nav>` around the entries.
 * @returns The innermost open entry, and the handlers of the `<nav>`.
 */
export function useMenuPanels(bar: RefObject<HTMLElement | null>) {
  const [{ open, pinned }, dispatch] = useReducer(reduceMenu, CLOSED_MENU);
  const timer = useRef(0);
  // Closed on purpose: stays closed until the pointer has left it.
  const dismissed = useRef<string | null>(null);

  const wait = (act: () => void, delayMs: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(act, delayMs);
  };
  const dismiss = (entry: string | null) => {
    window.clearTimeout(timer.current);
    dismissed.current = entry;
  };

  useEffect(() => {
    // What the style sheet has opened until now stays open.
    const inUse = [...document.querySelectorAll(':hover, :focus')].at(-1);
    dispatch({ kind: 'point', entry: entryOf(inUse) });
    const narrow = ({ target }: Event) => dispatch({ kind: 'narrow', entry: entryOf(target) });
    const listening = new AbortController();
    // Who goes back or forward looks at another screen, and points at no entry.
    for (const event of ['pointerdown', 'focusin', 'popstate']) {
      window.addEventListener(event, narrow, listening);
    }
    return () => {
      window.clearTimeout(timer.current);
      listening.abort();
    };
  }, []);

  useEffect(() => {
    if (open === '') return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      // The focus leaves a panel before it closes, and goes to what opened it.
      const entry = bar.current?.querySelector(`[data-menu-entry="${open}"]`);
      if (entry?.contains(document.activeElement)) entry.querySelector('button')?.focus();
      dispatch({ kind: 'point', entry: parentOf(open) });
      window.clearTimeout(timer.current);
      dismissed.current = open;
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [bar, open]);

  const handlers = {
    onPointerOver({ target, pointerType }: PointerEvent) {
      if (pointerType !== 'mouse') return;
      const entry = entryOf(target);
      if (dismissed.current && !isAround(dismissed.current, entry)) dismissed.current = null;
      if (dismissed.current || isInLongPanel(target)) return window.clearTimeout(timer.current);
      const delayMs = isAround(open, entry) ? OPEN_DELAY_MS : SWITCH_DELAY_MS;
      wait(() => dispatch({ kind: 'point', entry }), delayMs);
    },
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType !== 'mouse') return;
      dismissed.current = null;
      // What was opened by a click, or holds the focus, waits for the next click.
      wait(() => {
        if (!bar.current?.querySelector('[data-open] :focus-visible')) dispatch({ kind: 'leave' });
      }, CLOSE_DELAY_MS);
    },
    onClick({ target }: MouseEvent) {
      if (!(target instanceof Element)) return;
      const entry = entryOf(target);
      if (target.closest('button')) {
        dismiss(pinned.includes(entry) ? entry : null);
        dispatch({ kind: 'toggle', entry });
      } else if (target.closest('a')) {
        dismiss(sharedWay(open, entry));
        dispatch({ kind: 'narrow', entry: '' });
      }
    },
  };
  return { open, handlers };
}

/** The way to the entry around an element; empty outside the menu. */
function entryOf(target: EventTarget | null | undefined): string {
  if (!(target instanceof Element)) return '';
  return target.closest<HTMLElement>('[data-menu-entry]')?.dataset.menuEntry ?? '';
}

// A long panel scrolls: what lies below its entries opens between them, and only on click.
function isInLongPanel(target: EventTarget): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('[data-menu-entry]')?.parentElement?.closest('[data-long]') != null;
}
