import { isRecord } from '@/lib/is-record';
import { mapEmbedHref, type Place } from '@/lib/routing/map-links';
import { askMaps } from './maps-service';

/** The service knows streets and towns, but few floors and houses. */
const MAX_SEARCHES = 3;

/**
 * A map for a frame, of an address as people write it: of its most exact part that the maps service
 * knows. `null` where it knows none, or cannot be reached, which is logged.
 */
export async function findMap(address: string): Promise<string | null> {
  const place = await findPlace(address);
  return place && mapEmbedHref(place);
}

/** The position of the most exact part of an address that the maps service knows; `null` as for {@link findMap}. */
export async function findPlace(address: string): Promise<Place | null> {
  const parts = address.split(/[,\n]+/).map((part) => part.trim());
  try {
    for (let from = 0; from < Math.min(parts.length, MAX_SEARCHES); from += 1) {
      const place = await search(parts.slice(from).join(', '));
      if (place) return place;
    }
  } catch (error) {
    console.error('Error fetching location data:', error);
  }
  return null;
}

async function search(text: string): Promise<Place | null> {
  const found = await askMaps('search', { q: text, limit: '1' });
  const [first]: unknown[] = Array.isArray(found) ? found : [];
  if (!isRecord(first)) return null;
  const place = { latitude: Number(first.lat), longitude: Number(first.lon) };
  return Number.isFinite(place.latitude) && Number.isFinite(place.longitude) ? place : null;
}
