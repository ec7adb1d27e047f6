const WEB = new Set(['http:', 'https:']);

/**
 * The origins whose pages may read responses of this service in a browser. None is the default: the
 * site asks from its server, and the admin panel is served from this service's own origin.
 *
 * @param setting Value of `CORS_ORIGINS`: origins, separated by commas.
 * @throws Error that names the variable, for anything that is not an origin. A star is none: any
 *   page could then read what the service tells its staff.
 */
export function readCorsOrigins(setting = ''): string[] {
  const origins = setting
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
  for (const origin of origins) {
    if (!isOrigin(origin)) {
      throw new Error(
        `CORS_ORIGINS must be origins like "https://app.example.com", separated by commas; "${origin}" is not one`,
      );
    }
  }
  return origins;
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol } = new URL(text);
  return WEB.has(protocol) && origin === text;
}
