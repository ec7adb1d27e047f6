/** From this moment on, and before that one; `null`: no limit. */
export type Range = { since: Date | null; until: Date | null };

/**
 * The time that a period is, `week`, `month` or `last-month`, in the days of a clock (`readClock`); a week begins on
 * Monday. Anything else is all time.
 */
export function rangeOf(period: unknown, clock: Intl.DateTimeFormat, now = new Date()): Range {
  const today = new Date(wallTime(clock, now.getTime()));
  const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()];
  const startOf = (...date: [number, number, number]) => midnight(clock, Date.UTC(...date));
  switch (period) {
    case 'week':
      return { since: startOf(year, month, day - ((today.getUTCDay() + 6) % 7)), until: null };
    case 'month':
      return { since: startOf(year, month, 1), until: null };
    case 'last-month':
      return { since: startOf(year, month - 1, 1), until: startOf(year, month, 1) };
    default:
      return { since: null, until: null };
  }
}

/** The moment at which a day begins by this clock; the day as its midnight in UTC, in milliseconds. */
function midnight(clock: Intl.DateTimeFormat, day: number): Date {
  const aheadAt = (moment: number) => wallTime(clock, moment) - moment;
  // A clock may have been changed in between: it is asked again near the moment itself.
  return new Date(day - aheadAt(day - aheadAt(day)));
}

/** What the clock shows at a moment, to the minute, as if it were UTC; both in milliseconds. */
function wallTime(clock: Intl.DateTimeFormat, moment: number): number {
  return Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`);
}
