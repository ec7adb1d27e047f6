import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bufferResponse } from '@/server/buffered-response';
import { listen } from '@/tests/support/listen';
import { send } from '@/tests/support/send';

let port = 0;
const server = createServer((request, response) => {
  bufferResponse(response, {
    isWanted: () => true,
    finish: async (body) => {
      if (request.url === '/fails') throw new Error('This page cannot be completed.');
      return { status: 200, body: Buffer.from(body.toString().toUpperCase()) };
    },
    fail: (error) => {
      response.statusCode = 500;
      response.end(String(error));
    },
  });
  response.write('a page ');
  response.end('in two parts');
  // As the framework does.
  response.statusCode = 201;
});

beforeAll(async () => {
  port = await listen(server);
});
afterAll(() => server.close());

test('a response goes out when it is complete', async () => {
  const { status, text } = await send(port, '/', { headers: {} });
  expect([status, text]).toEqual([200, 'A PAGE IN TWO PARTS']);
});

test('one that cannot be completed is ended, and ends nothing else', async () => {
  const { status, text } = await send(port, '/fails', { headers: {} });
  expect([status, text]).toEqual([500, 'Error: This page cannot be completed.']);
});
