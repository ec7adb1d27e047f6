// The Content-Security-Policy of a page: only the scripts that this site wrote may run.
import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
// The framework's own: the page's data, as calls with one JSON value, and the list of its files.
const FRAMEWORK_CALL =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\(([\s\S]*)\);?$/;
const HOST = /https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d+)?/gi;

/** Where an editor's players and the map come from, once a visitor asks for one. */
const FRAMES = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.openstreetmap.org',
];
/** Tells where a visitor is, for 'Directions from where I am'. */
const PLACE_FINDER = 'https://nominatim.openstreetmap.org';
const TURNSTILE = 'https://challenges.cloudflare.com';

/**
 * Reads what the policy of every page needs from the environment.
 *
 * @returns Origin of the media, whether the captcha is set up, hosts that the operator added.
 */
export function readPolicySettings(env) {
  const media = env.CONTENT_MEDIA_URL || env.CONTENT_API_URL;
  return {
    mediaOrigin: media && URL.canParse(media) ? new URL(media).origin : null,
    hasCaptcha: Boolean(env.NEXT_PUBLIC_TURNSTILE_SITE_KEY),
    isSecure: Boolean(env.SITE_URL?.startsWith('https:')),
    hosts: (env.EMBEDDED_CODE_HOSTS ?? '').split(/[\s,]+/).filter(Boolean),
  };
}

/**
 * The policy for one page (product reading: hash-based, no 'unsafe-inline' for scripts).
 *
 * A script that somebody smuggled into content has no hash here: known are only the framework's
 * data, what stands before the header, and the firm's embedded script after the footer. The hosts
 * that this script names are allowed, since it is trusted (specification §1).
 *
 * @param html The whole document.
 * @param settings See `readPolicySettings`.
 * @param own Directives that the page already asks for; they take the place of the general ones.
 */
export function contentPolicy(html, settings, own = '') {
  const { hashes, embedded } = readScripts(html);
  const trusted = [...settings.hosts, ...new Set(embedded.match(HOST) ?? [])];
  const media = settings.mediaOrigin ? [settings.mediaOrigin] : [];
  const captcha = settings.hasCaptcha ? [TURNSTILE] : [];
  const directives = new Map([
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...hashes, ...captcha, ...trusted]],
    // Editors' inline styles and the firm's embedded ones; the sanitizer lets only safe ones pass.
    ['style-src', ["'self'", "'unsafe-inline'", ...trusted]],
    ['img-src', ["'self'", 'data:', 'blob:', 'https:', ...media]],
    ['media-src', ["'self'", 'https:', ...media]],
    ['font-src', ["'self'", 'data:', ...trusted]],
    ['connect-src', ["'self'", PLACE_FINDER, ...captcha, ...trusted]],
    ['frame-src', [...FRAMES, ...captcha, ...trusted]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'self'"]],
  ]);
  if (settings.isSecure) directives.set('upgrade-insecure-requests', []);
  for (const directive of own.split(';')) {
    const [name, ...sources] = directive.trim().split(/\s+/);
    if (name) directives.set(name.toLowerCase(), sources);
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

function readScripts(html) {
  const headerAt = html.indexOf('<header');
  const footerAt = html.lastIndexOf('</footer>');
  const hashes = new Set();
  let embedded = '';
  for (const match of html.matchAll(SCRIPT)) {
    const [, attributes, code] = match;
    if (code === '' || /\bsrc=/.test(attributes)) continue;
    const isEmbedded =
      attributes.includes('data-embedded="javascript"') && footerAt > -1 && match.index > footerAt;
    if (isEmbedded) embedded = code;
    if (isEmbedded || match.index < headerAt || isFrameworkCall(code)) {
      hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    }
  }
  return { hashes, embedded };
}

function isFrameworkCall(code) {
  const value = FRAMEWORK_CALL.exec(code)?.[1];
  if (value === undefined) return false;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
