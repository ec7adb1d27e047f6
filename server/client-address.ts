import type { Handler } from './handler';

/**
 * Notes the address of the client where no proxy has done so, in the header in which a proxy would. Without a
 * proxy of ours whatever stands there is the client's own invention.
 *
 * @param proxyHops FORM_PROXY_HOPS: how many proxies of ours stand in front.
 */
export function noteClientAddress(handle: Handler, proxyHops: number): Handler {
  return (request, response) => {
    const { headers, socket } = request;
    if (proxyHops === 0) headers['x-forwarded-for'] = socket.remoteAddress;
    else headers['x-forwarded-for'] ??= socket.remoteAddress;
    handle(request, response);
  };
}
