import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { env } from '@/lib/server/ops/env';
import { areSecretsEqual } from '@/lib/server/ops/secrets';

/** A form left open over lunch is still good. */
const TOKEN_MAX_AGE_MS = 2 * 60 * 60 * 1000;

export type TokenCheck =
  | { status: 'good'; id: string; ageMs: number }
  | { status: 'missing' | 'forged' | 'too-fast' | 'too-old' };

// Each address of the site is a bundle with modules of its own: what they share lives here.
declare global {
  var ownFormSecret: string | undefined;
}

// Without FORM_SECRET tokens hold as long as the process, which suits one copy of the site.
function secret(): string {
  globalThis.ownFormSecret ??= randomBytes(32).toString('base64url');
  return env().FORM_SECRET ?? globalThis.ownFormSecret;
}

/**
 * A signed note of when a visitor began to fill a form. It is asked for when the form is first
 * touched: pages are cached and shared, so one in the page would be neither fresh nor private.
 */
export function issueFormToken(now = Date.now()): string {
  const body = `${now.toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${body}.${sign(body)}`;
}

export function checkFormToken(token: string, now = Date.now()): TokenCheck {
  if (token === '') return { status: 'missing' };
  const [issued, id, signature, ...rest] = token.split('.');
  if (!issued || !id || !signature || rest.length > 0) return { status: 'forged' };
  if (!areSecretsEqual(signature, sign(`${issued}.${id}`))) return { status: 'forged' };
  const ageMs = now - Number.parseInt(issued, 36);
  if (ageMs < env().FORM_MIN_SECONDS * 1000) return { status: 'too-fast' };
  if (ageMs > TOKEN_MAX_AGE_MS) return { status: 'too-old' };
  return { status: 'good', id, ageMs };
}

/** A short name for something that must not be stored as it is, such as a visitor's address. */
export function pseudonym(text: string): string {
  return sign(`pseudonym:${text}`).slice(0, 22);
}

function sign(text: string): string {
  return createHmac('sha256', secret()).update(text).digest('base64url');
}
