import type { ContentClient } from '../../content-client';

const visitor = { name: 'Asha', email: 'asha@example.com', message: 'Please call me back.' };

/** One call for each recorded answer (tests/fixtures/cms); the key is the name of its file. */
export const CALLS = {
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
} satisfies Record<string, (client: ContentClient) => Promise<unknown>>;
