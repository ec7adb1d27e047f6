import { mkdir, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { ContentClient } from '../../content-client';
import { BOOT_TIMEOUT_MS, bootService, clientFor } from './service';

const FOLDER = new URL('../fixtures/cms/', import.meta.url);

const visitor = { name: 'Asha', email: 'asha@example.com', message: 'Please call me back.' };

/** One call per endpoint; the key is the name of the file. */
const CALLS: Record<string, (client: ContentClient) => Promise<unknown>> = {
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
  'quote-request-saved': (client) => client.quoteRequests.create({ ...visitor, service: 'ERP' }),
  'quote-request-refused': (client) =>
    client.quoteRequests.create({ name: '', email: 'nobody', service: 'ERP', message: '' }),
  'newsletter-saved': (client) => client.newsletters.create({ email: 'asha@example.com' }),
  'newsletter-refused': (client) => client.newsletters.create({ email: 'asha@example.com' }),
};

// `RECORD_FIXTURES=1 npx vitest run tests/contract/recording.test.ts`, after the service changed.
test.runIf(process.env.RECORD_FIXTURES)(
  'the answers of every endpoint are recorded',
  async () => {
    const service = await bootService('consultancy');
    await mkdir(FOLDER, { recursive: true });
    for (const [name, call] of Object.entries(CALLS)) {
      const client = clientFor(service, {
        fetch: async (...request) => {
          const response = await fetch(...request);
          const answer = { status: response.status, body: await response.clone().json() };
          await writeFile(new URL(`${name}.json`, FOLDER), `${JSON.stringify(answer, null, 2)}\n`);
          return response;
        },
      });
      // Refusals are answers too.
      await call(client).catch(() => {});
    }
    await service.stop();
    expect(service.issues).toEqual([]);
  },
  BOOT_TIMEOUT_MS,
);
