import { withoutTrailingSlashes } from './trailing-slashes';

const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * A host as it is copied from a leaflet, `facebook.com/acme`: ends as hosts here do. `contact.html`, `price.pdf`
 * and the Markdown of an article, `price.md`, are paths.
 */
const BARE_HOST =
  /^(?:[a-z\d-]+\.)+(?!md(?![a-z]))(?:[a-z]{2}|com|org|net|edu|gov|info|biz|africa)(?=[/?#]|$)/i;

/** Before the host of an address to write to. */
const MAILBOX = /^[^\s@:/?#]+@(?=[^/?#]+$)/;

/**
 * A link from the content service, or `null` where following it could run code or disguise another
 * site (`javascript:`, `data:`, `//host`, `https://bank@host`, control characters). A link to this site
 * is a path without slashes at its end, also where it was written with the address of the site.
 */
export function safeHref(link: string | null | undefined): string | null {
  const href = link?.trim();
  if (!href || hasControlCharacter(href)) return null;
  if (href.startsWith('//') || href.includes('\\')) return null;
  if (href.startsWith('/')) return normalPath(href);
  if (href.startsWith('#') || href.startsWith('?')) return href;
  if (/^www\./i.test(href) || BARE_HOST.test(href)) return safeHref(`https://${href}`);
  if (MAILBOX.test(href) && BARE_HOST.test(href.replace(MAILBOX, ''))) return `mailto:${href}`;
  try {
    const url = new URL(href);
    const { protocol, username, password } = url;
    // `http:host` without slashes means something else in every browser.
    const isWhole = !/^https?:/i.test(href) || isExternalHref(href);
    const hasLogin = username !== '' || password !== '';
    if (!SAFE_PROTOCOLS.has(protocol) || !isWhole || hasLogin) return null;
    return isOwn(url) ? normalPath(url.pathname + url.search + url.hash) : href;
  } catch {
    // A bare word such as "contact" is a path on this site.
    return /^[\w.~-][\w.~/?#=&%-]*$/.test(href) ? normalPath(`/${href}`) : null;
  }
}

/** Whether a link leaves this site. */
export function isExternalHref(href: string): boolean {
  return /^https?:\/\//i.test(href);
}

/** Whether it is an address of this site, which is known on the server. */
function isOwn({ protocol, host, pathname }: URL): boolean {
  const { SITE_URL = '' } = process.env;
  // As a path, `//host` is another site.
  if (!protocol.startsWith('http') || pathname.startsWith('//')) return false;
  return URL.canParse(SITE_URL) && new URL(SITE_URL).host === host;
}

/** The framework redirects each path that ends with a slash. */
function normalPath(href: string): string {
  const end = href.search(/[?#]|$/);
  return (withoutTrailingSlashes(href.slice(0, end)) || '/') + href.slice(end);
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f');
}
