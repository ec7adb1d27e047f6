import 'server-only';

/** Resolves after `ms` milliseconds, without keeping the process alive for it. */
export function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
