import type { Announcements } from '@dnd-kit/core';
import type { Entry, Zone } from './tree';

type Over = { data: { current?: Record<string, unknown> } } | null;

const PLACES: Record<Zone, string> = { before: 'before', inside: 'below', after: 'after' };

/** What a screen reader says while an entry is dragged: names, where the library has only ids. */
export function announcementsOf(entries: readonly Entry[]): Announcements {
  const nameOf = (id: unknown) => entries.find((entry) => entry.id === id)?.name ?? 'The entry';
  const placeOf = (over: Over): string | null => {
    const { entry, zone } = over?.data.current ?? {};
    const place = Object.entries(PLACES).find(([name]) => name === zone)?.[1];
    return place ? `${place} ${nameOf(entry)}` : null;
  };
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} is picked up.`,
    onDragOver: ({ active, over }) =>
      `${nameOf(active.id)} would be ${placeOf(over) ?? 'where it was'}.`,
    // The page says where it is now, once the menu has taken it.
    onDragEnd: ({ active, over }) =>
      placeOf(over) === null ? `${nameOf(active.id)} stays where it was.` : undefined,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
  };
}
