// What lib/server/ops/next-internals.ts is for the server alone, as router-state.ts is.

/**
 * Has buffers written to JSON as Base64, which no program here reads again. The framework writes each page that it has
 * rendered as JSON in order to know its length, and uses that of a stored `fetch` alone; Node writes a buffer as an
 * array with a number for each byte, which takes a good tenth of the time of a page.
 * tests/server/buffers-in-json.test.ts checks it against the installed framework.
 */
export function writeBuffersAsBase64(): void {
  Object.assign(Buffer.prototype, {
    toJSON(this: Buffer) {
      return { type: 'Buffer', data: this.toString('base64') };
    },
  });
}
