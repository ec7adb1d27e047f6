/** A phone number as people write it, as an address that dials it. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Opening hours as people write them, a line for the week and one for Saturday: split at 'Sat:'
 * (specification §2, Footer). */
export function openingLines(time: string): string[] {
  const saturday = time.indexOf('Sat:');
  const lines = saturday < 0 ? [time] : [time.slice(0, saturday), time.slice(saturday)];
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
