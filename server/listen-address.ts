import { isIP } from 'node:net';

const DEFAULT_PORT = '3000';
const NAME = /^[\w.-]*$/;
/** With a dot: the name of a container may have digits alone. */
const ALMOST_AN_ADDRESS = /^\d*\.[\d.]*$/;

/**
 * Where the server listens.
 *
 * @returns `hostname` is `undefined` for every interface. Containers and shells put the machine's own
 *   name into HOSTNAME; listening on that alone would shut out 127.0.0.1, where the site asks for its
 *   own pages. So only an IP address or "localhost" counts.
 * @throws Error with a sentence for the operator if PORT is not a port, or HOSTNAME neither an IP address nor a name:
 *   who wrote `[::1]` would be open on every interface.
 */
export function readListenAddress(env: NodeJS.ProcessEnv): {
  port: number;
  hostname: string | undefined;
} {
  const text = env.PORT || DEFAULT_PORT;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port <= 0 || port >= 65_536) {
    throw new Error(`PORT is "${text}"; it must be a whole number from 1 to 65535.`);
  }
  // With a blank beside it an IP address would be none, and the site be open on every interface.
  const hostname = env.HOSTNAME?.trim() ?? '';
  const isAddress = isIP(hostname) > 0;
  if (!isAddress && (ALMOST_AN_ADDRESS.test(hostname) || !NAME.test(hostname))) {
    throw new Error(`HOSTNAME is "${hostname}"; it must be an IP address or the name of a host.`);
  }
  return { port, hostname: isAddress || hostname === 'localhost' ? hostname : undefined };
}
