import 'server-only';
import { env } from '@/lib/server/ops/env';

/**
 * A header `Set-Cookie` with what is one visitor's alone: over TLS only, where the site has it.
 *
 * @param attributes As the header has them: path, age, `HttpOnly`, `SameSite`.
 */
export function privateCookie(name: string, value: string, attributes: string): string {
  const isSecure = new URL(env().SITE_URL).protocol === 'https:';
  return `${name}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`;
}
