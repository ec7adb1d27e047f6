import { getSharp, optimizeImage } from 'next/dist/server/image-optimizer/transform.js';
import { expect, onTestFinished, test } from 'vitest';
import { resizeOneAtATime } from '@/server/resize-one-at-a-time';

test('the framework resizes one image at a time, however many widths are asked for at once', async () => {
  const sharp = getSharp(null, null);
  const { toBuffer } = sharp.prototype;
  onTestFinished(() => {
    sharp.prototype.toBuffer = toBuffer;
  });
  const white = { width: 1_500, height: 1_500, channels: 3, background: 'white' } as const;
  const buffer = await sharp({ create: white }).png().toBuffer();
  let [running, most] = [0, 0];
  // Not by the library's own counters: one image is in both while it leaves the queue.
  sharp.prototype.toBuffer = async function counted(...args: unknown[]) {
    running += 1;
    most = Math.max(most, running);
    try {
      return await Reflect.apply(toBuffer, this, args);
    } finally {
      running -= 1;
    }
  };
  resizeOneAtATime();
  const resized = await Promise.all(
    [48, 360, 750, 1080].map((width) =>
      optimizeImage({ buffer, contentType: 'image/webp', quality: 60, width }),
    ),
  );
  expect(resized.every(({ length }) => length > 0)).toBe(true);
  expect(most).toBe(1);
});
