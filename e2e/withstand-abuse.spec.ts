import { expect, test } from './support/test';

const QUOTES = 'api::quote-request.quote-request';
const AGAIN = 'Please press Send once more.';
const SENT = 'Quote request submitted successfully';

type Post = {
  fields?: Record<string, string | Blob>;
  token?: string;
  address?: string;
  origin?: string;
};

let run = 0;
function newEmail(): string {
  run += 1;
  return `script-${Date.now()}-${run}@example.com`;
}

/** Posts the quote form as a program does: no browser, the hidden inputs of the page and its own. */
async function post(siteUrl: string, { fields = {}, token, address, origin }: Post) {
  const page = await (await fetch(`${siteUrl}/quote`)).text();
  const form = page.slice(page.indexOf('id="quote-form"'));
  const body = new FormData();
  for (const [input] of form
    .slice(0, form.indexOf('</form>'))
    .matchAll(/<input[^>]*hidden[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(input)?.[1];
    const value = /value="([^"]*)"/.exec(input)?.[1] ?? '';
    if (name?.startsWith('$')) body.set(name, value.replaceAll('&quot;', '"'));
  }
  const typed = {
    name: 'A program',
    email: 'program@example.com',
    phone: '1',
    service: 'ERP',
    message: 'Buy my links, all of them.',
    ...fields,
  };
  for (const [name, value] of Object.entries(typed)) body.set(name, value);
  if (token !== undefined) body.set('form-token', token);
  const response = await fetch(`${siteUrl}/quote`, {
    method: 'POST',
    body,
    headers: {
      'x-forwarded-for': address ?? `10.0.${run % 250}.${Math.floor(run / 250)}`,
      ...(origin && { origin }),
    },
  });
  return { status: response.status, html: await response.text() };
}

async function takeToken(siteUrl: string): Promise<string> {
  const { token } = await (await fetch(`${siteUrl}/api/form-token`)).json();
  await new Promise((resolve) => setTimeout(resolve, 1100));
  return token;
}

test('a program that takes a token and waits is treated as anybody', async ({ world, editor }) => {
  const email = newEmail();
  const { html } = await post(world.siteUrl, {
    fields: { email },
    token: await takeToken(world.siteUrl),
  });
  expect(html).toContain(SENT);
  expect(await editor.find(QUOTES, 'email', email)).not.toBeNull();
});

test('posts without a token, with a forged one or with the honeypot filled save nothing', async ({
  world,
  editor,
}) => {
  const email = newEmail();
  const token = await takeToken(world.siteUrl);
  for (const attempt of [
    {},
    { token: '' },
    { token: 'a.b.c' },
    { token: `${token}x` },
    { token, fields: { website: 'https://spam.example' } },
  ]) {
    const { html } = await post(world.siteUrl, {
      ...attempt,
      fields: { email, ...attempt.fields },
    });
    expect(html).toContain(AGAIN);
    expect(html).toContain('Buy my links');
  }
  expect(await editor.find(QUOTES, 'email', email)).toBeNull();
});

test('a token that is replayed with another text saves nothing', async ({ world, editor }) => {
  const token = await takeToken(world.siteUrl);
  const [first, second] = [newEmail(), newEmail()];
  await post(world.siteUrl, { token, fields: { email: first } });
  const { html } = await post(world.siteUrl, { token, fields: { email: second } });
  expect(html).toContain(AGAIN);
  expect(await editor.find(QUOTES, 'email', first)).not.toBeNull();
  expect(await editor.find(QUOTES, 'email', second)).toBeNull();
});

test('one address gets ten messages through, and then is told how long to wait', async ({
  world,
  editor,
}) => {
  const email = newEmail();
  const answers = [];
  for (let index = 0; index < 13; index += 1) {
    const token = (await (await fetch(`${world.siteUrl}/api/form-token`)).json()).token;
    answers.push({ token, index });
  }
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const pages = await Promise.all(
    answers.map(({ token, index }) =>
      post(world.siteUrl, {
        token,
        address: '192.0.2.200',
        fields: { email, message: `Message number ${index} of many` },
      }),
    ),
  );
  expect(pages.filter(({ html }) => html.includes(SENT))).toHaveLength(10);
  expect(pages.filter(({ html }) => html.includes('Too many messages'))).toHaveLength(3);
  const { pagination } = await editor.list(QUOTES, `filters[email][$eq]=${email}`);
  expect(pagination.total).toBe(10);
});

test('a body of 10 MB, files, strange names and a foreign origin change nothing', async ({
  world,
  editor,
}) => {
  const email = newEmail();
  const token = await takeToken(world.siteUrl);
  const huge = await post(world.siteUrl, {
    token,
    fields: { email, message: 'x'.repeat(10_000_000) },
  }).catch(() => ({ status: 0, html: '' }));
  expect(huge.html).not.toContain(SENT);

  const file = await post(world.siteUrl, {
    token,
    fields: { email, message: new Blob(['a file in the place of words']) },
  });
  expect(file.html).toContain('Message is required');

  const foreign = await post(world.siteUrl, {
    token,
    fields: { email },
    origin: 'https://evil.example',
  }).catch(() => ({ status: 0, html: '' }));
  expect(foreign.html).not.toContain(SENT);
  expect(await editor.find(QUOTES, 'email', email)).toBeNull();

  const strange = await post(world.siteUrl, {
    token,
    fields: { email, __proto__x: '1', constructor: '2', 'name[admin]': '3', documentId: '4' },
  });
  expect(strange.html).toContain(SENT);
  expect(await editor.find(QUOTES, 'email', email)).toMatchObject({ name: 'A program' });
});
