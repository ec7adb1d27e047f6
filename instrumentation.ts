/** Runs when the server starts: a wrong environment stops the boot, not the first visitor. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { countMissedAddresses, stopOnWrongEnvironment, warmUp, warnOfMissingSettings } =
      await import('./lib/server/ops/boot');
    stopOnWrongEnvironment();
    warnOfMissingSettings();
    warmUp();
    countMissedAddresses();
  }
}
