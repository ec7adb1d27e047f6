/** Turns a position into an address: a public maps service (specification §7). */
const REVERSE_GEOCODING = 'https://nominatim.openstreetmap.org/reverse';

const POSITION_TIMEOUT_MS = 10_000;
const ADDRESS_TIMEOUT_MS = 8_000;

/** Where the visitor is (specification §3, current-location record). `null`: it could not be named. */
export type CurrentLocation = {
  latitude: number;
  longitude: number;
  address: Readonly<Record<string, unknown>> | null;
  displayName: string | null;
};

/** Before it is known, and when it cannot be known. */
export const UNKNOWN_LOCATION: CurrentLocation = {
  latitude: 0,
  longitude: 0,
  address: {},
  displayName: '',
};

/**
 * Asks the browser where the visitor is, and the maps service what that place is called
 * (specification §8). A position that is refused or fails is logged and leaves
 * {@link UNKNOWN_LOCATION}; an address that fails is logged and leaves the coordinates without one.
 *
 * @throws Where the browser knows no geolocation.
 */
export async function findCurrentLocation(): Promise<CurrentLocation> {
  if (!navigator.geolocation) throw new Error('Geolocation is not supported by your browser.');
  let position: GeolocationPosition;
  try {
    position = await askPosition();
  } catch (error) {
    console.error(error);
    return UNKNOWN_LOCATION;
  }
  const { latitude, longitude } = position.coords;
  try {
    return { latitude, longitude, ...(await askAddress(latitude, longitude)) };
  } catch (error) {
    console.error('Error fetching location data:', error);
    return { latitude, longitude, address: null, displayName: null };
  }
}

function askPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: POSITION_TIMEOUT_MS });
  });
}

async function askAddress(
  latitude: number,
  longitude: number,
): Promise<Pick<CurrentLocation, 'address' | 'displayName'>> {
  const query = new URLSearchParams({
    lat: String(latitude),
    lon: String(longitude),
    format: 'json',
  });
  const response = await fetch(`${REVERSE_GEOCODING}?${query}`, {
    signal: AbortSignal.timeout(ADDRESS_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The maps service answered ${response.status}.`);
  const answer: unknown = await response.json();
  if (!isRecord(answer) || !isRecord(answer.address) || typeof answer.display_name !== 'string') {
    throw new Error('The maps service knows no address here.');
  }
  return { address: answer.address, displayName: answer.display_name };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
