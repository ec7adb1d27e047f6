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
const ADDRESSES = 25;
/** Of each of four kinds. */
const POSTS = 25;
const CONCURRENCY = 10;
const INJECTED = 'Eve\r\nBcc: everybody@example.com';

// 2,000 posts, and the honest visitors among them, are tried without a server in
// tests/contract/withstand-a-flood.test.ts.
test('of 100 posts from 25 addresses no more than the limit is saved, and the site stays up', async ({
  editor,
  environment,
  request,
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
  expect((await request.get('/quote')).status()).toBe(200);
});
