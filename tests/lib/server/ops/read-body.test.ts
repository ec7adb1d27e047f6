import { expect, test } from 'vitest';
import { readBody } from '@/lib/server/ops/read-body';

const post = (body: BodyInit) =>
  new Request('https://site.example', { method: 'POST', body, ...{ duplex: 'half' } });

test('a body is read up to the limit, counted in bytes', async () => {
  expect(await readBody(post('abcé'), 5)).toBe('abcé');
  expect(await readBody(post('abcé'), 4)).toBeNull();
  expect(await readBody(new Request('https://site.example'), 0)).toBe('');
});

test('a character across two chunks is read whole', async () => {
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array([0x61, 0xc3]));
      controller.enqueue(new Uint8Array([0xa9]));
      controller.close();
    },
  });
  expect(await readBody(post(stream), 10)).toBe('aé');
});
