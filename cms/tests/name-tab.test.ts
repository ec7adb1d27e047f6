// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { nameTab } from '../src/admin/name-tab';

const changes = () => new Promise((resolve) => setTimeout(resolve, 50));

test('a tab is named once, also after an organization whose name ends with the word that is replaced', async () => {
  document.title = 'Strapi Admin';
  nameTab('Friends of Strapi');
  await changes();
  expect(document.title).toBe('Friends of Strapi');
  document.title = 'Leads | Strapi';
  await changes();
  expect(document.title).toBe('Leads | Friends of Strapi');
});
