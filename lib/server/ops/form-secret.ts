import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { env } from './env';
import { shared } from './shared-state';

const ownSecret = shared('formSecret', () => randomBytes(32).toString('base64url'));

/** `FORM_SECRET`, or without it a random one of this process, which suits one copy of the site. */
export function formSecret(): string {
  return env().FORM_SECRET ?? ownSecret();
}

/** A short name for something that must not be stored as it is, such as a visitor's address. */
export function pseudonym(text: string): string {
  const digest = createHmac('sha256', formSecret()).update(`pseudonym:${text}`);
  return digest.digest('base64url').slice(0, 22);
}
