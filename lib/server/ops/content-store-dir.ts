/** The folder of what the site stores: content, rendered pages, the scripts of the last releases. */
export function contentStoreDir(env: Record<string, string | undefined> = process.env): string {
  return env.CONTENT_STORE_DIR || '.data/content';
}
