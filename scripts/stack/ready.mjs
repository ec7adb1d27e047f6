// Whether a program of the stack answers.

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
