/** Rendered pages as bytes, beside those in memory. What is in it may go at any time. */
export type PageStore = {
  /** `null` where there is none. */
  get(key: string): Promise<Buffer | null>;
  /** @param seconds How long the page may be given. */
  set(key: string, bytes: Buffer, seconds: number): Promise<void>;
  /** Removes a page that has expired. */
  delete(key: string): Promise<void>;
};
