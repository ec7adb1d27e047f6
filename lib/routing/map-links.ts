const MAPS = 'https://www.openstreetmap.org';

/** Distance from a place to the edges of the map, in degrees: some streets in each direction. */
const MAP_RADIUS = { latitude: 0.003, longitude: 0.006 };

export type Place = { latitude: number; longitude: number };

/** A map of the streets around a place, for a frame. */
export function mapEmbedHref({ latitude, longitude }: Place): string {
  const bbox = [
    longitude - MAP_RADIUS.longitude,
    latitude - MAP_RADIUS.latitude,
    longitude + MAP_RADIUS.longitude,
    latitude + MAP_RADIUS.latitude,
  ].map((degrees) => degrees.toFixed(5));
  const query = new URLSearchParams({
    bbox: bbox.join(','),
    layer: 'mapnik',
    marker: pointOf({ latitude, longitude }),
  });
  return `${MAPS}/export/embed.html?${query}`;
}

/**
 * The route to a place by road; without a start, the maps service asks for it, and an address it looks
 * for.
 */
export function directionsHref(to: Place | string, from: Place | null): string {
  const start = from ? pointOf(from) : '';
  const ends: Record<string, string> =
    typeof to === 'string' ? { from: start, to } : { route: `${start};${pointOf(to)}` };
  const query = new URLSearchParams({ engine: 'fossgis_osrm_car', ...ends });
  return `${MAPS}/directions?${query}`;
}

function pointOf({ latitude, longitude }: Place): string {
  return `${latitude},${longitude}`;
}

type Office = { address: string | null; latitude: number | null; longitude: number | null };

/**
 * The map of an office: a pin where its position is known, else a search for its address; `null`
 * without either.
 */
export function mapHref({ address, latitude, longitude }: Office): string | null {
  if (latitude === null || longitude === null) {
    return address === null ? null : `${MAPS}/search?query=${encodeURIComponent(address)}`;
  }
  return `${MAPS}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
