import { ROUTES } from '@/lib/routing/routes';
import { FAILURE_PAGE } from '@/lib/server/ops/plain-page';

const TIMEOUT_MS = 2_000;

/**
 * The error screen as it is now, with its Content-Security-Policy; a plain one where even that fails.
 *
 * @param origin URL of this server.
 * @param failedUrl Of the request that failed.
 */
export async function readErrorScreen(
  origin: string,
  failedUrl: string,
): Promise<{ html: string; csp: string | null }> {
  if (failedUrl.startsWith(ROUTES.unexpectedError)) return { html: FAILURE_PAGE, csp: null };
  try {
    const response = await fetch(origin + ROUTES.unexpectedError, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const html = await response.text();
    if (html.includes('</h1>'))
      return { html, csp: response.headers.get('content-security-policy') };
  } catch {
    // Whatever keeps the page from being rendered may keep this one, too.
  }
  return { html: FAILURE_PAGE, csp: null };
}
