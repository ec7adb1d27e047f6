import { DEFAULT_SITE_URL } from './site-url';

/** The port to listen on. Throws where the setting is none. */
export function readPort(setting = ''): number {
  const port = Number(setting || 1337);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT must be a port number, not "${setting}"`);
}

/** The origin of the site. Throws where the setting is no address of one. */
export function readSiteOrigin(setting = ''): string {
  const address = setting || DEFAULT_SITE_URL;
  if (/^https?:\/\//.test(address) && URL.canParse(address)) return new URL(address).origin;
  throw new Error(`SITE_URL must be a URL that starts with http:// or https://, not "${setting}"`);
}
