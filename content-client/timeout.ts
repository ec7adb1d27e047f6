import { ContentError } from './errors';

/**
 * Runs a request and throws `ContentError` (`unavailable`) after `limitMs`. Covers the body as well:
 * a service that stops in the middle of one must not block a page.
 */
export async function withTimeout<T>(
  request: string,
  limitMs: number,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const message = `${request} timed out after ${Math.round(limitMs)} ms`;
      reject(new ContentError(message, { kind: 'unavailable' }));
      controller.abort();
    }, limitMs);
  });
  try {
    return await Promise.race([run(controller.signal), timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
