const ENTRY = '[data-menu-entry]';
const PANEL = ':scope > .menu-panel';

/** Until a panel opens under the pointer; longer where another one is open that it would close. */
const OPEN_DELAY_MS = 70;
const SWITCH_DELAY_MS = 220;
/** Until the panels close behind the pointer: time to come back, or to cut a corner. */
const CLOSE_DELAY_MS = 320;

/** Room between a panel and the edge of the window. */
const EDGE_PX = 8;

/**
 * Opens the panels of a menu by pointing, on click and by keyboard (specification §2, Header).
 *
 * One set of listeners serves all entries: they are drawn on the server and carry no handlers.
 *
 * @param bar The menu; each `[data-menu-entry]` in it has a button and a `.menu-panel`.
 * @returns What ends it.
 */
export function openMenuPanels(bar: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let timer = 0;
  // Closed on purpose: stays closed until the pointer has left it.
  let dismissed: Element | null = null;

  const later = (act: () => void, delay: number) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(act, delay);
  };
  const dismiss = (entry: Element | null) => {
    window.clearTimeout(timer);
    dismissed = entry;
  };

  bar.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return;
      if (dismissed && !dismissed.contains(target)) dismissed = null;
      const entry = target.closest(ENTRY);
      if (dismissed || (entry && isInLongPanel(entry))) return window.clearTimeout(timer);
      const isSwitch = openEntries(bar).some((open) => !open.contains(target));
      later(
        () => {
          closeOthers(bar, target);
          for (const above of entriesAround(target)) open(above);
        },
        isSwitch ? SWITCH_DELAY_MS : OPEN_DELAY_MS,
      );
    },
    { signal },
  );
  bar.addEventListener(
    'pointerleave',
    ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      dismissed = null;
      // What was opened by a click, or holds the focus, waits for the next click.
      later(() => {
        if (!bar.querySelector(`${ENTRY}[data-pinned], ${ENTRY}[data-open] :focus-visible`)) {
          closeOthers(bar, null);
        }
      }, CLOSE_DELAY_MS);
    },
    { signal },
  );
  bar.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const entry = target.closest('button')?.closest(ENTRY);
      if (!entry && !target.closest('a')) return;
      dismiss(null);
      if (!entry) {
        dismissed = target.closest(`${ENTRY}[data-open]`);
        closeOthers(bar, null);
      } else if (entry.hasAttribute('data-pinned')) {
        close(entry);
        dismissed = entry;
      } else {
        closeOthers(bar, entry);
        open(entry);
        entry.toggleAttribute('data-pinned', true);
      }
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const innermost = event.key === 'Escape' ? openEntries(bar).at(-1) : undefined;
      if (!innermost) return;
      // The focus leaves a panel before it closes, and goes to what opened it.
      if (innermost.contains(document.activeElement)) buttonOf(innermost)?.focus();
      close(innermost);
      dismiss(innermost);
    },
    { signal },
  );
  const closeAway = ({ target }: Event) => {
    if (target instanceof Node) closeOthers(bar, target);
  };
  document.addEventListener('pointerdown', closeAway, { signal });
  document.addEventListener('focusin', closeAway, { signal });
  // From here on the script opens the panels, no longer the style sheet.
  bar.dataset.ready = '';
  return () => {
    window.clearTimeout(timer);
    listeners.abort();
    delete bar.dataset.ready;
  };
}

function openEntries(bar: HTMLElement): Element[] {
  return [...bar.querySelectorAll(`${ENTRY}[data-open]`)];
}

function entriesAround(target: Element): Element[] {
  const entries: Element[] = [];
  for (let entry = target.closest(ENTRY); entry; ) {
    entries.unshift(entry);
    entry = entry.parentElement?.closest(ENTRY) ?? null;
  }
  return entries;
}

// A long panel scrolls, so what lies below its entries opens between them, and only on click.
function isInLongPanel(entry: Element): boolean {
  return entry.parentElement?.closest('[data-long]') != null;
}

function closeOthers(bar: HTMLElement, kept: Node | null): void {
  for (const entry of openEntries(bar)) if (!kept || !entry.contains(kept)) close(entry);
}

function close(entry: Element): void {
  for (const one of [entry, ...entry.querySelectorAll(`${ENTRY}[data-open]`)]) {
    one.removeAttribute('data-open');
    one.removeAttribute('data-pinned');
    buttonOf(one)?.setAttribute('aria-expanded', 'false');
  }
}

function open(entry: Element): void {
  if (entry.hasAttribute('data-open')) return;
  entry.toggleAttribute('data-open', true);
  buttonOf(entry)?.setAttribute('aria-expanded', 'true');
  const panel = entry.querySelector<HTMLElement>(PANEL);
  if (panel && !isInLongPanel(entry)) keepInWindow(entry, panel);
}

// Panels go on in the direction of the one before them, and turn where there is no room.
function keepInWindow(entry: Element, panel: HTMLElement): void {
  const parent = entry.parentElement?.closest<HTMLElement>('.menu-panel');
  panel.dataset.side = parent?.dataset.side ?? 'right';
  panel.style.removeProperty('--menu-shift');
  if (!isInside(panel)) panel.dataset.side = panel.dataset.side === 'right' ? 'left' : 'right';
  if (!parent) return;
  const below = panel.getBoundingClientRect().bottom + EDGE_PX - window.innerHeight;
  if (below > 0) panel.style.setProperty('--menu-shift', `${-below}px`);
}

function isInside(panel: HTMLElement): boolean {
  const { left, right } = panel.getBoundingClientRect();
  return left >= 0 && right <= document.documentElement.clientWidth;
}

function buttonOf(entry: Element): HTMLButtonElement | null {
  return entry.querySelector('button');
}
