import { createHash } from 'node:crypto';
import { logWarningOnce } from '@/lib/server/ops/log';
import { findInlineScripts } from './inline-scripts';

export const CSP = 'content-security-policy';

/**
 * The policy of everything that is no document: opened as one, it loads and runs nothing. Drawings are styled in
 * place. Pages that show them are not bound by it.
 */
export const FILE_CSP = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** What the policy of every page depends on. */
export type CspSettings = {
  /** Origin of images and videos in content; `null` if it is not known. */
  mediaOrigin: string | null;
  hasCaptcha: boolean;
  isSecure: boolean;
  /** Hosts that the operator allows. */
  hosts: readonly string[];
};

/**
 * Of the hosts that the embedded script names, in characters. Each stands in five directives, and Varnish answers 503 to
 * a header of 8 kB: a script with a list of hundreds would take every page along.
 */
const MAX_NAMED_LENGTH = 900;
const HOST = /https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d+)?/gi;
/** Where an editor's players and the map come from, once a visitor asks for one. */
const FRAMES = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.openstreetmap.org',
];
/** Tells where a visitor is, for 'Directions from where I am'. */
const GEOCODER = 'https://nominatim.openstreetmap.org';
const TURNSTILE = 'https://challenges.cloudflare.com';

/** Reads the settings from the environment (lib/server/ops/env.ts checks it). */
export function readCspSettings(env: NodeJS.Dict<string>): CspSettings {
  const media = env.CONTENT_MEDIA_URL || env.CONTENT_API_URL;
  return {
    mediaOrigin: media && URL.canParse(media) ? new URL(media).origin : null,
    hasCaptcha: Boolean(env.NEXT_PUBLIC_TURNSTILE_SITE_KEY),
    isSecure: Boolean(env.SITE_URL?.startsWith('https:')),
    hosts: (env.EMBEDDED_CODE_HOSTS ?? '').split(/[\s,]+/).filter(Boolean),
  };
}

/**
 * The Content-Security-Policy of one page: hash-based, no 'unsafe-inline' for scripts. A script that
 * was smuggled into content has no hash in it. The hosts that the embedded script names are allowed, some thirty
 * of them, since it is trusted (specification §1).
 *
 * @param html The whole document.
 * @param own Directives that the page already has; they replace the general ones.
 */
export function buildCsp(html: string, settings: CspSettings, own = ''): string {
  const { trusted, embedded } = findInlineScripts(html);
  const hosts = [...settings.hosts, ...hostsNamedIn(embedded)];
  const media = settings.mediaOrigin ? [settings.mediaOrigin] : [];
  const captcha = settings.hasCaptcha ? [TURNSTILE] : [];
  const directives = new Map([
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...new Set(trusted.map(toHashSource)), ...captcha, ...hosts]],
    // Editors' inline styles and the embedded ones; the sanitizer lets only safe ones pass.
    ['style-src', ["'self'", "'unsafe-inline'", ...hosts]],
    ['img-src', ["'self'", 'data:', 'blob:', 'https:', ...media]],
    ['media-src', ["'self'", 'https:', ...media]],
    ['font-src', ["'self'", 'data:', ...hosts]],
    ['connect-src', ["'self'", GEOCODER, ...captcha, ...hosts]],
    ['frame-src', [...FRAMES, ...captcha, ...hosts]],
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

/** The first of them, as far as there is room. */
function hostsNamedIn(script: string): string[] {
  const named = [...new Set(script.match(HOST) ?? [])];
  let room = MAX_NAMED_LENGTH;
  const first = named.filter((host) => {
    room -= host.length;
    return room >= 0;
  });
  const leftOut = named.length - first.length;
  if (leftOut > 0) logWarningOnce('embedded-hosts-left-out', { hosts: leftOut });
  return first;
}

// A browser reads every line end as one line feed before it hashes.
function toHashSource(code: string): string {
  const normalized = code.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(normalized).digest('base64')}'`;
}
