const MAPS = 'https://www.openstreetmap.org';

/** How far the map reaches around a place, in degrees: some streets each way. */
const REACH = { latitude: 0.003, longitude: 0.006 };

export type Place = { latitude: number; longitude: number };

/** A map of the streets around a place, to be shown in a frame. */
export function mapEmbedHref({ latitude, longitude }: Place): string {
  const bbox = [
    longitude - REACH.longitude,
    latitude - REACH.latitude,
    longitude + REACH.longitude,
    latitude + REACH.latitude,
  ].map((degrees) => degrees.toFixed(5));
  const query = new URLSearchParams({
    bbox: bbox.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${MAPS}/export/embed.html?${query}`;
}

/** The way to a place by road; without a start, the maps service asks for it. */
export function directionsHref(to: Place, from: Place | null): string {
  const ends = [from, to].map((end) => (end ? `${end.latitude},${end.longitude}` : ''));
  const query = new URLSearchParams({ engine: 'fossgis_osrm_car', route: ends.join(';') });
  return `${MAPS}/directions?${query}`;
}
