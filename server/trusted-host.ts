import type { Handler } from './handler';

/**
 * Makes sure that forms can be sent behind every proxy. The framework refuses a server action whose
 * `Origin` is not the host of the request, and stock proxies send their own name as `Host`. A page of
 * the public address is the site's own, whatever the proxy says; nobody else can choose the host.
 *
 * @param siteUrl Public URL of the site.
 */
export function trustSiteHost(handle: Handler, siteUrl: string | undefined): Handler {
  const site = siteUrl && URL.canParse(siteUrl) ? new URL(siteUrl) : null;
  return (request, response) => {
    const { headers } = request;
    if (site && headers.origin === site.origin) headers['x-forwarded-host'] = site.host;
    else delete headers['x-forwarded-host'];
    handle(request, response);
  };
}
