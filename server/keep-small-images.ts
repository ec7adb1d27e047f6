// What lib/server/ops/next-internals.ts is for the server alone, as router-state.ts is.
import { getSharp } from 'next/dist/server/image-optimizer/transform.js';

/** Of the largest copy, about: a browser has all pixels of what it shows in memory. */
const MAX_PIXELS = 1920 * 1280;

/**
 * Has the framework answer with the file itself where the copy that it made is larger. A drawing of few colours that is
 * stored without loss is compressed with loss to ten times its size, and looks worse.
 * tests/server/keep-small-images.test.ts checks it against the installed framework.
 */
export function keepSmallImages(): void {
  const { prototype } = getSharp(null, null);
  const { toBuffer } = prototype;
  prototype.toBuffer = async function smaller(...args: unknown[]) {
    const copy = await Reflect.apply(toBuffer, this, args);
    const { input, formatOut } = this.options;
    if (!Buffer.isBuffer(copy) || !(input.buffer?.length < copy.length)) return copy;
    const { format, width, height, exif, iptc, xmp } = await this.metadata();
    // Metadata may turn it, or say where it was taken.
    const isPlain = format === formatOut && !exif && !iptc && !xmp;
    return isPlain && width * height <= MAX_PIXELS ? input.buffer : copy;
  };
}
