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

/**
 * Parses opening hours as people write them: `Mon-Fri: 8:00 - 17:00 Sat: 9:00 - 13:00`. Anything in
 * another form is left out.
 */
export function parseOpeningTime(text: string): OpenTime[] {
  return [...text.matchAll(PERIOD)].flatMap(
    ([
      ,
      from = '',
      to = from,
      opensHour = '',
      opensMinute = '',
      closesHour = '',
      closesMinute = '',
    ]) => {
      const days = daysBetween(dayIndex(from), dayIndex(to || from));
      const opens = toTime(opensHour, opensMinute);
      const closes = toTime(closesHour, closesMinute);
      return opens && closes && days.length > 0 ? [{ days, opens, closes }] : [];
    },
  );
}

function dayIndex(name: string): number {
  return DAYS.findIndex((day) => day.toLowerCase().startsWith(name.toLowerCase()));
}

function daysBetween(first: number, last: number): Day[] {
  // A range may wrap around the end of the week: Sat-Mon.
  const count = ((last - first + DAYS.length) % DAYS.length) + 1;
  return Array.from({ length: count }, (_, index) => DAYS[(first + index) % DAYS.length]).filter(
    (day): day is Day => day !== undefined,
  );
}

function toTime(hour: string, minute: string): string | null {
  return Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : null;
}
