import { format } from 'date-fns/format';

/** 'MMM DD, YYYY', as on blog cards (specification §9): `Nov 03, 2026`. */
export function shortDate(iso: string): string {
  return format(utcDay(iso), 'MMM dd, yyyy');
}

/** The long date of the news feed, 'LL' (specification §9): `November 3, 2026`. */
export function longDate(iso: string): string {
  return format(utcDay(iso), 'MMMM d, yyyy');
}

/** Where the specification fixes no format, as editors write it in the sample content: `3 November 2026`. */
export function dayMonthYear(iso: string): string {
  return format(utcDay(iso), 'd MMMM yyyy');
}

/** The calendar day in UTC, so that the time zone of the server does not change a page. */
function utcDay(iso: string): Date {
  const date = new Date(iso);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
}
