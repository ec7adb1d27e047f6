const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * A link from the content service, or `null` where following it could run code or disguise another
 * site (`javascript:`, `data:`, `//host`, `https://bank@host`, control characters).
 */
export function safeHref(link: string | null | undefined): string | null {
  const href = link?.trim();
  if (!href || hasControlCharacter(href)) return null;
  if (href.startsWith('//') || href.includes('\\')) return null;
  if (href.startsWith('/') || href.startsWith('#') || href.startsWith('?')) return href;
  if (/^www\./i.test(href)) return safeHref(`https://${href}`);
  try {
    const { protocol, username, password } = new URL(href);
    // `http:host` without slashes means something else in every browser.
    const isWhole = !/^https?:/i.test(href) || isExternalHref(href);
    const hasLogin = username !== '' || password !== '';
    return SAFE_PROTOCOLS.has(protocol) && isWhole && !hasLogin ? href : null;
  } catch {
    // A bare word such as "contact" is a path on this site.
    return /^[\w.~-][\w.~/?#=&%-]*$/.test(href) ? `/${href}` : null;
  }
}

/** Whether a link leaves this site. */
export function isExternalHref(href: string): boolean {
  return /^https?:\/\//i.test(href);
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f');
}
