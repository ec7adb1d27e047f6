/** A phone number as people write it, as a `tel:` link. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/**
 * Opening hours as people write them, a line for the week and one for Saturday: split at 'Sat:'
 * (specification §2, Footer). From one day or hour to another stands a dash.
 */
export function openingLines(time: string): string[] {
  const saturday = time.indexOf('Sat:');
  const lines = saturday < 0 ? [time] : [time.slice(0, saturday), time.slice(saturday)];
  return lines
    .map((line) => line.replace(/(?<=\w)(-| - )(?=\w)/g, '–').trim())
    .filter((line) => line !== '');
}
