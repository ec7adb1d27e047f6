import { REVALIDATE_HEADERS, VARIANT_HEADERS } from '@/lib/server/ops/next-internals';
import type { Handler } from './handler';

/** In these the framework looks for a nonce, which it then writes into the page. */
const POLICIES = ['content-security-policy', 'content-security-policy-report-only'];

const BASIC = /^basic /i;

type Options = {
  /** Public URL of the site. */
  siteUrl: string | undefined;
  /** FORM_PROXY_HOPS: how many proxies of ours stand in front. */
  proxyHops: number;
};

/**
 * Corrects what a request says of where it comes from and goes to, whatever stands in front, and takes
 * away what only responses have.
 */
export function correctHeaders(handle: Handler, { siteUrl, proxyHops }: Options): Handler {
  const site = siteUrl && URL.canParse(siteUrl) ? new URL(siteUrl) : null;
  return (request, response) => {
    const { headers, socket } = request;
    // Without a proxy of ours whatever stands there is the client's own invention.
    if (proxyHops === 0) headers['x-forwarded-for'] = socket.remoteAddress;
    else headers['x-forwarded-for'] ??= socket.remoteAddress;
    // The framework refuses a form whose `Origin` is not the host of the request, and stock proxies send their
    // own name as `Host`. A page of the public address is the site's own; nobody else can choose the host.
    if (site && headers.origin === site.origin) headers['x-forwarded-host'] = site.host;
    else delete headers['x-forwarded-host'];
    // The page that is rendered for it is stored, and sent to everybody.
    for (const name of POLICIES) delete headers[name];
    // Who has opened the preview of a draft knows the secret.
    for (const name of REVALIDATE_HEADERS) delete headers[name];
    // The password of a proxy in front, as a staging site has: no page asks for one, and no cache would have the page.
    if (BASIC.test(headers.authorization ?? '')) delete headers.authorization;
    // Browsers send these with what they ask the framework for: data, or an action. A document is the same with
    // them, but no cache would have it, and it takes thirty times as long.
    if (request.method !== 'POST' && headers.rsc !== '1') {
      for (const name in headers) if (VARIANT_HEADERS.test(name)) delete headers[name];
    }
    handle(request, response);
  };
}
