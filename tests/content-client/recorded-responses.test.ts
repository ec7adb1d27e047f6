import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CALLS } from './recorded-calls';
import { errorOf, setup } from './support';

const FOLDER = new URL('../fixtures/cms/', import.meta.url);

/** A client whose service answers as the real one did when it was recorded. */
function recorded(name: string) {
  return setup([JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'))]);
}

const REFUSED = ['newsletter-refused', 'quote-request-refused'];
const ANSWERED = Object.entries(CALLS).filter(([name]) => !REFUSED.includes(name));

test.each(ANSWERED)('the answer "%s" is understood', async (name, read) => {
  const { client, issues } = recorded(name);
  const answer = await read(client);

  if (name === 'article-unknown') expect(answer).toBeNull();
  else expect(answer).toBeTruthy();
  expect(answer).not.toEqual([]);
  expect(issues).toEqual([]);
});

test('the refusal of a quote names three fields', async () => {
  const { client } = recorded('quote-request-refused');
  const { fieldErrors } = await errorOf(CALLS['quote-request-refused'](client));

  expect(fieldErrors.map(({ path }) => path).sort()).toEqual(['email', 'message', 'name']);
});

test('the refusal of a second subscription names the address', async () => {
  const { client } = recorded('newsletter-refused');
  const error = await errorOf(CALLS['newsletter-refused'](client));

  expect(error).toMatchObject({ kind: 'rejected', status: 400, fieldErrors: [{ path: 'email' }] });
});

test('every recorded response is read here', () => {
  const names = readdirSync(FOLDER).map((file) => file.replace('.json', ''));

  expect(names.sort()).toEqual(Object.keys(CALLS).sort());
});
