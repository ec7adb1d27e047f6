/**
 * Calls `end`, which may not wait, when this process ends: by itself or by the signal with which Vitest ends
 * its workers, of which Node's 'exit' says nothing.
 *
 * @returns what withdraws it.
 */
export function atProcessEnd(end: () => void): () => void {
  const onSignal = () => process.exit();
  process.once('exit', end);
  process.once('SIGTERM', onSignal);
  return () => {
    process.off('exit', end);
    process.off('SIGTERM', onSignal);
  };
}
