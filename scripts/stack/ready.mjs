// Whether a program of the stack answers.
import { listens } from '../lib/processes.mjs';

/**
 * @param {string} url
 * @returns {() => Promise<boolean>} Whether it answers with 2xx.
 */
export function answersAt(url) {
  return async () => {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return response.ok;
  };
}

/**
 * @param {number} port
 * @returns {() => Promise<boolean>} Whether something listens there.
 */
export function listensAt(port) {
  return () => listens(port);
}
