import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two secrets in constant time, which reveals nothing about either, not even its length. */
export function areSecretsEqual(actual: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(actual), digest(expected));
}
