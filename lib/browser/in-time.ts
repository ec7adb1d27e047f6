/** Longer than a script, or an answer of the site, takes on a slow line. */
const MAX_WAIT_MS = 10_000;

/**
 * What `loading` gives, and a failure where that takes too long: on a bad line requests hang, and of a
 * script that a network has replaced by a page of its own nobody is told.
 */
export function inTime<T>(loading: Promise<T>, maxWaitMs = MAX_WAIT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    loading.then(resolve, reject);
    setTimeout(reject, maxWaitMs);
  });
}
