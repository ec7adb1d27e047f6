/** What the field of a day, or of a day and a time, shows: for a moment both on this computer's clock. */
export function toShown(value: string | null | undefined, type: 'date' | 'datetime'): string {
  if (!value || type === 'date') return value ?? '';
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return '';
  // By its parts: the offset of a time zone is whole minutes here, and in early years it has seconds. Somebody
  // who types a year is in the second, the twentieth and the 202nd before.
  const year = digits(moment.getFullYear(), 4);
  const [month, day] = [digits(moment.getMonth() + 1), digits(moment.getDate())];
  return `${year}-${month}-${day}T${digits(moment.getHours())}:${digits(moment.getMinutes())}`;
}

export function toStored(typed: string, type: 'date' | 'datetime'): string | null {
  if (!typed) return null;
  return type === 'date' ? typed : new Date(typed).toISOString();
}

function digits(value: number, length = 2): string {
  return String(value).padStart(length, '0');
}
