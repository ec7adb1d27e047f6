import 'server-only';
import { z } from 'zod';

/** The cookie that holds the pass of a preview. */
export const PREVIEW_COOKIE = 'site-preview';
/** The framework's own cookie, which turns its caches off. */
export const DRAFT_COOKIE = '__prerender_bypass';

const MOST_CHARACTERS = 2_000;

const passSchema = z.object({
  /** `open`: a link of the content service; `see`: a preview that is open; `leave`: its way out. */
  use: z.enum(['open', 'see', 'leave']),
  id: z.string().min(8).max(64),
  /** The one path of the site that it is good for. */
  path: z.string().regex(/^\/(?!\/)[^\\?#\s\p{Cc}]*$/u),
  /** Which version the editor asked for. */
  status: z.enum(['draft', 'published']),
  /** Where the entry is edited; its origin is the only stranger that may frame the preview. */
  entry: z.url({ protocol: /^https?$/ }),
  /** Milliseconds since 1970. */
  expires: z.number(),
});

/** What somebody who holds it may do, signed with PREVIEW_SECRET. */
export type PreviewPass = z.infer<typeof passSchema>;

// The framework runs this file in the middleware as well, where Node's own crypto is missing.

/** Writes a pass: its JSON in base64url, a dot, and the signature of that. */
export async function writePass(pass: PreviewPass, secret: string): Promise<string> {
  const body = toBase64Url(new TextEncoder().encode(JSON.stringify(pass)));
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret, 'sign'), bytesOf(body));
  return `${body}.${toBase64Url(new Uint8Array(signature))}`;
}

/**
 * Reads a pass; `null` for one that is forged, broken, too old or meant for something else. The
 * signature is compared in constant time.
 *
 * @param secret PREVIEW_SECRET; without one, no pass is good.
 */
export async function readPass(
  text: string | null | undefined,
  use: PreviewPass['use'],
  secret: string | undefined,
  now = Date.now(),
): Promise<PreviewPass | null> {
  if (!text || !secret || text.length > MOST_CHARACTERS) return null;
  const [body = '', signature = '', ...rest] = text.split('.');
  if (rest.length > 0) return null;
  try {
    const isOurs = await crypto.subtle.verify(
      'HMAC',
      await keyOf(secret, 'verify'),
      fromBase64Url(signature),
      bytesOf(body),
    );
    if (!isOurs) return null;
    const json: unknown = JSON.parse(new TextDecoder().decode(fromBase64Url(body)));
    const pass = passSchema.parse(json);
    return pass.use === use && pass.expires > now ? pass : null;
  } catch {
    return null;
  }
}

/** Who may show a preview in a frame: the site itself and the admin that it was opened from. */
export function previewFrameAncestors({ entry }: Pick<PreviewPass, 'entry'>): string {
  return `frame-ancestors 'self' ${new URL(entry).origin}`;
}

function keyOf(secret: string, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, [usage]);
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function toBase64Url(bytes: Uint8Array): string {
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
