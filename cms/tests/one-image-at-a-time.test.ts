import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { decodeOneAtATime } from '../src/editing/one-image-at-a-time';

test('images are decoded one after the other, also behind one that fails', async () => {
  let [running, most] = [0, 0];
  const work = async (file: string) => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
    if (file === 'broken') throw new Error('broken');
    return file;
  };
  const images = {
    isFaultyImage: work,
    optimize: work,
    generateThumbnail: work,
    generateResponsiveFormats: work,
  };
  decodeOneAtATime({ plugin: () => ({ service: () => images }) } as unknown as Core.Strapi);
  const results = await Promise.allSettled([
    images.isFaultyImage('a'),
    images.optimize('broken'),
    images.generateThumbnail('b'),
    images.generateResponsiveFormats('c'),
  ]);
  expect(results.map((each) => (each.status === 'fulfilled' ? each.value : null))).toEqual([
    ...['a', null, 'b', 'c'],
  ]);
  expect(most).toBe(1);
});

test('a service of another kind is told at the start', () => {
  const strapi = { plugin: () => ({ service: () => ({}) }) } as unknown as Core.Strapi;
  expect(() => decodeOneAtATime(strapi)).toThrow(/isFaultyImage/);
});
