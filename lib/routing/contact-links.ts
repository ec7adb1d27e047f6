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

type Place = { address: string | null; latitude: number | null; longitude: number | null };

/**
 * The map of a place: a pin where its position is known, else a search for its address; `null`
 * without either.
 */
export function mapHref({ address, latitude, longitude }: Place): string | null {
  if (latitude === null || longitude === null) {
    if (address === null) return null;
    return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
  }
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
