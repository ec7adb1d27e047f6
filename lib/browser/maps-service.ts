/** Finds the address of a position, and the reverse: a public maps service (specification §7). */
const MAPS_SERVICE = 'https://nominatim.openstreetmap.org';

const TIMEOUT_MS = 8_000;

/** What the maps service knows; throws where it cannot be reached, or refuses. */
export async function askMaps(
  path: 'search' | 'reverse',
  parameters: Readonly<Record<string, string>>,
): Promise<unknown> {
  const query = new URLSearchParams({ ...parameters, format: 'json' });
  const response = await fetch(`${MAPS_SERVICE}/${path}?${query}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The maps service returned ${response.status}.`);
  return response.json();
}
