import { inTurns } from '../../tests/support/in-turns';
import {
  newToken,
  type PostedQuote,
  postQuote,
  QUOTES,
  SENT,
  TOO_MANY,
} from '../support/quote-form';
import { expect, test } from '../support/test';

// Its site takes 20 messages of all visitors together (support/environment.ts).
test.use({ organization: 'logistics' });
test.describe.configure({ timeout: 120_000 });

const GLOBAL_LIMIT = 20;
const ADDRESSES = 15;
/** Of each of four kinds. */
const POSTS = 15;
const CONCURRENCY = 10;
const MESSAGE = {
  'Your Name': 'Asha Mushi',
  'Company Name': 'Mushi Traders',
  'Phone Number': '0700',
  Message: 'Do you work in Mwanza?',
};
const INJECTED = 'Eve\r\nBcc: everybody@example.com';

// What is reserved for visitors who took their time: tests/lib/server/forms/form-guard.test.ts.
test('of 60 posts from 15 addresses no more than the limit is saved, and a visitor still gets through', async ({
  editor,
  environment,
  page,
}) => {
  const { siteUrl } = environment;
  const before = (await editor.list(QUOTES, '')).pagination.total;
  let posted = 0;
  const send = async (quote: PostedQuote) => {
    posted += 1;
    // The same text twice would be one record.
    const fields = { email: `flood-${posted}@example.com`, ...quote.fields };
    const address = `10.9.0.${posted % ADDRESSES}`;
    return postQuote(siteUrl, { ...quote, address, fields }).catch(() => ({ status: 0, html: '' }));
  };

  const numbers = Array.from({ length: POSTS }, (_, index) => index);
  const tokens = await inTurns(numbers, CONCURRENCY, (number) =>
    newToken(siteUrl, `10.9.0.${number}`),
  );
  const [token] = tokens;
  // A token each; the same ones again with another text; none; forged ones and odd names.
  const kinds: ((token: string) => PostedQuote)[] = [
    (token) => ({ token, fields: { name: INJECTED, phone: INJECTED } }),
    (token) => ({ token, fields: { message: 'Another text for the same token.' } }),
    () => ({}),
    (token) => ({ token: `${token}x`, fields: { __proto__x: '1', 'name[admin]': '2' } }),
  ];
  const responses = [];
  for (const kind of kinds) {
    responses.push(...(await inTurns(tokens, CONCURRENCY, (token) => send(kind(token)))));
  }
  await send({ token, fields: { message: 'x'.repeat(10_000_000) } });

  const saved = responses.filter(({ html }) => html.includes(SENT)).length;
  // Another journey may have used a part of it.
  expect(saved).toBeGreaterThan(GLOBAL_LIMIT / 2);
  expect(saved).toBeLessThanOrEqual(GLOBAL_LIMIT);
  expect(responses.filter(({ html }) => html.includes(TOO_MANY)).length).toBeGreaterThan(0);
  expect((await editor.list(QUOTES, '')).pagination.total - before).toBe(saved);

  // Faster than the reserve is for: the browser does the work that is asked for, unseen.
  const email = 'asha-in-the-flood@example.com';
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '192.0.2.77' });
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Send us a message' });
  for (const [label, text] of Object.entries({ ...MESSAGE, Email: email })) {
    await form.getByLabel(label).fill(text);
  }
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible({
    timeout: 30_000,
  });
  expect(await editor.find('api::contact.contact', 'email', email)).not.toBeNull();
});
