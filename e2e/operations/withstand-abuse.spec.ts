import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  AGAIN,
  newToken,
  type PostedQuote,
  postQuote,
  QUOTES,
  SENT,
  TOO_MANY,
} from '../support/quote-form';
import { expect, test } from '../support/test';

let run = 0;
function newEmail(): string {
  run += 1;
  return `script-${Date.now()}-${run}@example.com`;
}

/** Each from an address of its own, unless it names one. */
function post(siteUrl: string, quote: PostedQuote) {
  return postQuote(siteUrl, { address: `10.0.${run % 250}.${Math.floor(run / 250)}`, ...quote });
}

test('a program that takes a token and waits is treated as anybody', async ({
  environment,
  editor,
}) => {
  const email = newEmail();
  const { html } = await post(environment.siteUrl, {
    fields: { email },
    token: await newToken(environment.siteUrl),
  });
  expect(html).toContain(SENT);
  expect(await editor.find(QUOTES, 'email', email)).not.toBeNull();
});

test('posts without a token, with a forged one or with the honeypot filled save nothing', async ({
  environment,
  editor,
}) => {
  const email = newEmail();
  const token = await newToken(environment.siteUrl);
  for (const attempt of [
    {},
    { token: '' },
    { token: 'a.b.c' },
    { token: `${token}x` },
    { token, fields: { website: 'https://spam.example' } },
  ]) {
    const { html } = await post(environment.siteUrl, {
      ...attempt,
      fields: { email, ...attempt.fields },
    });
    expect(html).toContain(AGAIN);
    expect(html).toContain('Buy my links');
  }
  expect(await editor.find(QUOTES, 'email', email)).toBeNull();
});

test('a token that is replayed with another text saves nothing', async ({
  environment,
  editor,
}) => {
  const token = await newToken(environment.siteUrl);
  const [first, second] = [newEmail(), newEmail()];
  await post(environment.siteUrl, { token, fields: { email: first } });
  const { html } = await post(environment.siteUrl, { token, fields: { email: second } });
  expect(html).toContain(AGAIN);
  expect(await editor.find(QUOTES, 'email', first)).not.toBeNull();
  expect(await editor.find(QUOTES, 'email', second)).toBeNull();
});

test('one address gets ten messages through, and then is told how long to wait', async ({
  environment,
  editor,
}) => {
  const email = newEmail();
  const answers = [];
  for (let index = 0; index < 13; index += 1) {
    answers.push({ token: await newToken(environment.siteUrl), index });
  }
  const pages = await Promise.all(
    answers.map(({ token, index }) =>
      post(environment.siteUrl, {
        token,
        address: '192.0.2.200',
        fields: { email, message: `Message number ${index} of many` },
      }),
    ),
  );
  expect(pages.filter(({ html }) => html.includes(SENT))).toHaveLength(10);
  expect(pages.filter(({ html }) => html.includes(TOO_MANY))).toHaveLength(3);
  const { pagination } = await editor.list(QUOTES, `filters[email][$eq]=${email}`);
  expect(pagination.total).toBe(10);
});

test('a body of 10 MB, files, strange names and a foreign origin change nothing', async ({
  environment,
  editor,
}) => {
  const email = newEmail();
  const token = await newToken(environment.siteUrl);
  const huge = await post(environment.siteUrl, {
    token,
    fields: { email, message: 'x'.repeat(10_000_000) },
  }).catch(() => ({ status: 0, html: '' }));
  expect(huge.html).not.toContain(SENT);

  const file = await post(environment.siteUrl, {
    token,
    fields: { email, message: new Blob(['a file instead of text']) },
  });
  expect(file.html).toContain('Message is required');

  const foreign = await post(environment.siteUrl, {
    token,
    fields: { email },
    origin: 'https://evil.example',
  }).catch(() => ({ status: 0, html: '' }));
  expect(foreign.html).not.toContain(SENT);
  expect(await editor.find(QUOTES, 'email', email)).toBeNull();

  const strange = await post(environment.siteUrl, {
    token,
    fields: { email, __proto__x: '1', constructor: '2', 'name[admin]': '3', documentId: '4' },
  });
  expect(strange.html).toContain(SENT);
  expect(await editor.find(QUOTES, 'email', email)).toMatchObject({ name: 'A program' });
});

test('what refuses a method names those that it takes', async ({ request }) => {
  const handlers = readdirSync('app/api', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('route.ts'),
  );
  expect(handlers.length).toBeGreaterThan(10);
  for (const file of handlers) {
    const address = `/api/${path.dirname(file).replace('[purpose]', 'confirm')}?a=b`;
    const options = await request.fetch(address, { method: 'OPTIONS' });
    const refused = await request.fetch(address, { method: 'DELETE' });
    expect(refused.status(), address).toBe(405);
    expect(refused.headers().allow, address).toMatch(/GET|POST/);
    expect(refused.headers().allow, address).toBe(options.headers().allow);
  }
});
