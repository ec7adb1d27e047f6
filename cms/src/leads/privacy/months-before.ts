/** The same day of an earlier month, or its last: three months before 31 May is 28 or 29 February. */
export function monthsBefore(date: Date, months: number): Date {
  const moment = new Date(date);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  if (moment.getUTCDate() !== date.getUTCDate()) moment.setUTCDate(0);
  return moment;
}
