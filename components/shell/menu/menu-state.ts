/**
 * Which panels of the menu are open: always those from the bar down to one entry.
 *
 * An entry is known by the way to it, such as `2/0`: the first entry below the third of the bar.
 * The empty way is the bar itself.
 */
export type MenuState = {
  /** The innermost entry whose panel is open. */
  open: string;
  /** The open entries that were clicked: they stay open when the pointer leaves. */
  pinned: readonly string[];
};

export type MenuAction =
  /** The pointer rests on an entry, or on the bar. */
  | { kind: 'point'; entry: string }
  /** The pointer has left the menu. */
  | { kind: 'leave' }
  /** The button of an entry was pressed. */
  | { kind: 'toggle'; entry: string }
  /** The visitor went on to an entry, or elsewhere: what is not around it closes. */
  | { kind: 'narrow'; entry: string };

export const CLOSED_MENU: MenuState = { open: '', pinned: [] };

/** What a visitor's action makes of the menu. */
export function reduceMenu(state: MenuState, action: MenuAction): MenuState {
  switch (action.kind) {
    case 'point':
      return openTo(state, action.entry);
    case 'leave':
      return state.pinned.length > 0 ? state : CLOSED_MENU;
    case 'toggle': {
      const { entry } = action;
      if (state.pinned.includes(entry)) return openTo(state, parentOf(entry));
      const { pinned } = openTo(state, entry);
      return { open: entry, pinned: [...pinned, entry] };
    }
    case 'narrow':
      return openTo(state, sharedWay(state.open, action.entry));
  }
}

/** Whether `entry` is `inner` or around it; the bar is around all. */
export function isAround(entry: string, inner: string): boolean {
  return entry === '' || entry === inner || inner.startsWith(`${entry}/`);
}

/** The innermost entry that is around both, or the bar. */
export function sharedWay(one: string, other: string): string {
  return isAround(one, other) ? one : sharedWay(parentOf(one), other);
}

function openTo(state: MenuState, open: string): MenuState {
  if (open === state.open) return state;
  return { open, pinned: state.pinned.filter((entry) => isAround(entry, open)) };
}

/** The entry whose panel an entry is in; the bar is in itself. */
export function parentOf(entry: string): string {
  return entry.slice(0, Math.max(0, entry.lastIndexOf('/')));
}
