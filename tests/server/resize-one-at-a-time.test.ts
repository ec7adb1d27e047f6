import { setTimeout } from 'node:timers/promises';
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
  resizeOneAtATime();
  let [isDone, most] = [false, 0];
  const resized = Promise.all(
    [48, 360, 750, 1080].map((width) =>
      optimizeImage({ buffer, contentType: 'image/webp', quality: 60, width }),
    ),
  ).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const { queue, process } = sharp.counters();
    most = Math.max(most, queue + process);
    await setTimeout(1);
  }
  expect((await resized).every(({ length }) => length > 0)).toBe(true);
  expect(most).toBe(1);
});
