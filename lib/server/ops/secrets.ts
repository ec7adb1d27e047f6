import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two secrets in constant time, which reveals nothing about either, not even its length. */
export function areSecretsEqual(actual: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(actual), digest(expected));
}

/**
 * Whether a request carries a secret as its bearer token.
 *
 * @param secret What is configured. Without one the answer is no: closed, not open.
 */
export function hasBearer(request: Request, secret: string | undefined): boolean {
  if (!secret) return false;
  const given = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? '';
  return areSecretsEqual(given, secret);
}
