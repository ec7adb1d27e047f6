import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ContentClient } from '../../content-client';
import { errorOf, setup } from './support';

const FOLDER = new URL('../fixtures/cms/', import.meta.url);

/** A client whose service answers as the real one did when it was recorded. */
function recorded(name: string) {
  return setup([JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'))]);
}

const quote = { name: 'Asha', email: 'asha@example.com', service: 'ERP', message: 'Call me back' };

const ANSWERS: Record<string, (client: ContentClient) => Promise<unknown>> = {
  menus: (client) => client.menus.list(),
  categories: (client) => client.categories.tree(),
  article: (client) => client.articles.find('everything-in-one-place'),
  'article-unknown': (client) => client.articles.find('nowhere'),
  articles: (client) => client.articles.list(),
  'articles-latest': (client) => client.articles.latest(3),
  'services-core': (client) => client.services.listCore(),
  'services-main': (client) => client.services.listMain(),
  settings: (client) => client.settings.list(),
  addresses: (client) => client.addresses.list(),
  team: (client) => client.team.list(),
  faq: (client) => client.faq.list(),
  about: (client) => client.about.find(),
  'company-profile': (client) => client.companyProfile.find(),
  'quote-request-saved': (client) => client.quoteRequests.create(quote),
  'newsletter-saved': (client) => client.newsletters.create({ email: 'asha@example.com' }),
};

test.each(Object.entries(ANSWERS))('the answer "%s" is understood', async (name, read) => {
  const { client, issues } = recorded(name);
  const answer = await read(client);

  if (name === 'article-unknown') expect(answer).toBeNull();
  else expect(answer).toBeTruthy();
  expect(answer).not.toEqual([]);
  expect(issues).toEqual([]);
});

test('the refusal of a quote names three fields', async () => {
  const { client } = recorded('quote-request-refused');
  const { fieldErrors } = await errorOf(client.quoteRequests.create(quote));

  expect(fieldErrors.map(({ path }) => path).sort()).toEqual(['email', 'message', 'name']);
});

test('the refusal of a second subscription names the address', async () => {
  const { client } = recorded('newsletter-refused');
  const error = await errorOf(client.newsletters.create({ email: 'asha@example.com' }));

  expect(error).toMatchObject({ kind: 'rejected', status: 400, fieldErrors: [{ path: 'email' }] });
});

test('every recorded response is read here', () => {
  const names = readdirSync(FOLDER).map((file) => file.replace('.json', ''));
  const refusals = ['newsletter-refused', 'quote-request-refused'];

  expect(names.sort()).toEqual([...Object.keys(ANSWERS), ...refusals].sort());
});
