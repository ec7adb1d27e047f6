import { isRecord } from '@/lib/is-record';
import { askMaps } from './maps-service';

const POSITION_TIMEOUT_MS = 10_000;

/** Where the visitor is (specification §3, current-location record). `null`: the address could not be found. */
export type CurrentLocation = {
  latitude: number;
  longitude: number;
  address: Readonly<Record<string, unknown>> | null;
  displayName: string | null;
};

/** The location before it is known, and when it cannot be found. */
export const UNKNOWN_LOCATION: CurrentLocation = {
  latitude: 0,
  longitude: 0,
  address: {},
  displayName: '',
};

/**
 * Gets the position from the browser and its address from the maps service (specification §8). A
 * position that is refused or fails is logged and gives {@link UNKNOWN_LOCATION}; an address that
 * fails is logged and gives the coordinates alone.
 *
 * @throws Where the browser does not support geolocation.
 */
export async function findCurrentLocation(): Promise<CurrentLocation> {
  if (!navigator.geolocation) throw new Error('Geolocation is not supported by your browser.');
  let position: GeolocationPosition;
  try {
    position = await getPosition();
  } catch (error) {
    console.error(error);
    return UNKNOWN_LOCATION;
  }
  const { latitude, longitude } = position.coords;
  try {
    return { latitude, longitude, ...(await fetchAddress(latitude, longitude)) };
  } catch (error) {
    console.error('Error fetching location data:', error);
    return { latitude, longitude, address: null, displayName: null };
  }
}

function getPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: POSITION_TIMEOUT_MS });
  });
}

async function fetchAddress(
  latitude: number,
  longitude: number,
): Promise<Pick<CurrentLocation, 'address' | 'displayName'>> {
  const place = await askMaps('reverse', { lat: String(latitude), lon: String(longitude) });
  if (!isRecord(place) || !isRecord(place.address) || typeof place.display_name !== 'string') {
    throw new Error('The maps service has no address for this position.');
  }
  return { address: place.address, displayName: place.display_name };
}
