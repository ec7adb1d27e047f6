/** Runs when the server starts: a wrong environment stops the start, not the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { boot } = await import('./lib/server/ops/boot');
    boot();
  }
}
