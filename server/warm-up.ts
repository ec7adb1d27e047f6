import { ROUTES } from '@/lib/routing/routes';
import { setWarm } from '@/lib/server/ops/warm-state';

const RETRY_MS = 2_000;
const TIMEOUT_MS = 20_000;

/**
 * Has the main screens rendered, one after the other, until each of them is there; then the server is
 * ready (`/api/health/ready`). Without content, and with nothing in the store, it never is.
 *
 * @param origin URL of this server.
 */
export async function warmUp(origin: string): Promise<void> {
  const waiting = new Set<string>(Object.values(ROUTES));
  while (waiting.size > 0) {
    for (const path of waiting) if (await isRendered(origin + path)) waiting.delete(path);
    if (waiting.size > 0) await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
  }
  setWarm();
}

/** Unlike the last resort of server/error-screen.ts, the error screen has the shell around it. */
function isWhole(html: string): boolean {
  return html.includes('</footer>');
}

async function isRendered(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const html = await response.text();
    return response.status < 500 || (url.endsWith(ROUTES.unexpectedError) && isWhole(html));
  } catch {
    return false;
  }
}
