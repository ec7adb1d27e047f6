import { format } from 'date-fns/format';

/** 'MMM DD, YYYY', as on blog cards (specification §9): `Nov 03, 2026`. */
export function shortDate(iso: string): string {
  return format(utcDay(iso), 'MMM dd, yyyy');
}

/** The long date, 'LL', of the news feed (specification §9) and wherever it fixes none: `November 3, 2026`. */
export function longDate(iso: string): string {
  return format(utcDay(iso), 'MMMM d, yyyy');
}

/** The last of some moments, ISO 8601; `null` where there is none. */
export function latestOf(moments: readonly (string | null)[]): string | null {
  return moments.reduce(
    (last, moment) =>
      moment !== null && (last === null || Date.parse(moment) > Date.parse(last)) ? moment : last,
    null,
  );
}

/** The calendar day in UTC, so that the time zone of the server does not change a page. */
function utcDay(iso: string): Date {
  const date = new Date(iso);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
}
