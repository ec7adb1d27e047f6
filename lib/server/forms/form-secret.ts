import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { env } from '@/lib/server/ops/env';

// Each address of the site is a bundle with modules of its own: what they share lives here.
declare global {
  var processFormSecret: string | undefined;
}

/** `FORM_SECRET`, or without it a random one of this process, which suits one copy of the site. */
export function formSecret(): string {
  globalThis.processFormSecret ??= randomBytes(32).toString('base64url');
  return env().FORM_SECRET ?? globalThis.processFormSecret;
}

/** A short name for something that must not be stored as it is, such as a visitor's address. */
export function pseudonym(text: string): string {
  const digest = createHmac('sha256', formSecret()).update(`pseudonym:${text}`);
  return digest.digest('base64url').slice(0, 22);
}
