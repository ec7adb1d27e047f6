/**
 * Copies a text that is still being asked for. Some browsers copy within a click only, and an answer comes
 * after it: these take a promise.
 *
 * @param asked Resolves to `null` where there is nothing to copy. Must not reject.
 * @returns Whether it was copied; not where the browser refuses it, as at an address without https. Never rejects.
 */
export async function copyWhenThere(asked: Promise<string | null>): Promise<boolean> {
  const content = asked.then((text) => {
    if (text === null) throw new Error('There is nothing to copy');
    return new Blob([text], { type: 'text/plain' });
  });
  // A browser that refuses at once does not wait for it.
  content.catch(() => {});
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': content })]);
    return true;
  } catch {
    return copyText(await asked);
  }
}

/** For a browser that takes no promise. */
async function copyText(text: string | null): Promise<boolean> {
  try {
    if (text === null) return false;
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
