const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Day = (typeof DAYS)[number];

/** Days on which an office is open, and from when to when, as `08:00`. */
export type OpenTime = { days: Day[]; opens: string; closes: string };

const DAY = '(mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const TIME = '(\\d{1,2})[:.](\\d{2})';
const PERIOD = new RegExp(
  `${DAY}(?:\\s*[-–]\\s*${DAY})?\\s*:?\\s*${TIME}\\s*[-–]\\s*${TIME}`,
  'gi',
);

const CLOSED = new RegExp(`${DAY}(?:\\s*[-–]\\s*${DAY})?\\s*:?\\s*closed`, 'gi');
/** No hours of people are longer; to search a long text takes the square of its length. */
const MAX_LENGTH = 500;
const SEPARATORS = /^[\s,;.|]*$/;

/**
 * Parses opening hours as people write them: `Mon-Fri: 8:00 - 17:00 Sat: 9:00 - 13:00`. Where a part is
 * written in another way nothing is parsed: the rest alone would say that the office is closed.
 */
export function parseOpeningTime(text: string): OpenTime[] {
  if (text.length > MAX_LENGTH) return [];
  if (!SEPARATORS.test(text.replace(PERIOD, '').replace(CLOSED, ''))) return [];
  const periods = [...text.matchAll(PERIOD)].map(toOpenTime);
  return periods.every((period) => period !== null) ? periods : [];
}

function toOpenTime(match: RegExpExecArray): OpenTime | null {
  const [, from = '', to = from, opensHour, opensMinute, closesHour, closesMinute] = match;
  const opens = toTime(opensHour, opensMinute);
  // Midnight at the end of a day: schema.org has no 24:00.
  const isMidnight = closesHour === '24' && closesMinute === '00';
  const closes = isMidnight ? '23:59' : toTime(closesHour, closesMinute);
  return opens && closes ? { days: daysBetween(from, to), opens, closes } : null;
}

function dayIndex(name: string): number {
  return DAYS.findIndex((day) => day.toLowerCase().startsWith(name.toLowerCase()));
}

function daysBetween(from: string, to: string): Day[] {
  const first = dayIndex(from);
  // A range may wrap around the end of the week: Sat-Mon.
  const count = ((dayIndex(to) - first + DAYS.length) % DAYS.length) + 1;
  return [...DAYS, ...DAYS].slice(first, first + count);
}

function toTime(hour = '', minute = ''): string | null {
  return Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : null;
}
