// What lib/server/ops/next-internals.ts is for the server alone, as router-state.ts is.
import { getSharp } from 'next/dist/server/image-optimizer/transform.js';
import pLimit from 'p-limit';

/**
 * Has the framework resize one image at a time. Each may have all of its pixels in memory, and everybody can ask
 * for a large one in all its widths at once. Compression and files wait for the same threads, so pages would wait
 * as well. tests/server/resize-one-at-a-time.test.ts checks it against the installed framework.
 */
export function resizeOneAtATime(): void {
  const { prototype } = getSharp(null, null);
  const { toBuffer } = prototype;
  const limit = pLimit(1);
  prototype.toBuffer = function limited(...args: unknown[]) {
    return limit(() => Reflect.apply(toBuffer, this, args));
  };
}
