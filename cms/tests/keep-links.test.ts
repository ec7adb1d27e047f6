import { expect, test } from 'vitest';
import { createEditor } from '../scripts/editor.mjs';
import { entriesOf, entryOf } from './support/client';
import { sharedCms } from './support/cms';

const PAGE = 'api::service-page.service-page';
const TEAM = 'api::team.team';

const cms = await sharedCms();
const admin = await createEditor(cms);

const connect = ({ documentId }: { documentId: string }) => ({ connect: [{ documentId }] });

/** Who leads the service on its page, as visitors read it. */
async function leadOf(slug: string): Promise<unknown> {
  const { body } = await cms.get(`service-pages?filters[slug]=${slug}&populate=lead`);
  const [page] = entriesOf(body.data);
  return page?.lead ? entryOf(page.lead).name : null;
}

test('a person who was unpublished and published again leads what they led before', async () => {
  const person = await admin.create(TEAM, { name: 'Baraka', position: 'Engineer' });
  const page = await admin.create(PAGE, {
    title: 'Networks',
    slug: 'kept-networks',
    lead: connect(person),
  });
  // Published before the person is: the link has nobody to lead to yet.
  await admin.publish(PAGE, page.documentId);
  expect(await leadOf('kept-networks')).toBeNull();
  await admin.publish(TEAM, person.documentId);
  expect(await leadOf('kept-networks')).toBe('Baraka');

  await admin.unpublish(TEAM, person.documentId);
  expect(await leadOf('kept-networks')).toBeNull();
  await admin.publish(TEAM, person.documentId);
  expect(await leadOf('kept-networks')).toBe('Baraka');
  await admin.publish(TEAM, person.documentId);
  expect(await leadOf('kept-networks')).toBe('Baraka');
});

test('what was changed in a draft only stays there', async () => {
  const person = await admin.create(TEAM, { name: 'Zuhura', position: 'Engineer' });
  const page = await admin.create(PAGE, { title: 'Payroll', slug: 'kept-payroll' });
  await admin.publish(PAGE, page.documentId);
  await admin.update(PAGE, page.documentId, { lead: connect(person) });
  await admin.publish(TEAM, person.documentId);
  expect(await leadOf('kept-payroll')).toBeNull();
  await admin.publish(PAGE, page.documentId);
  expect(await leadOf('kept-payroll')).toBe('Zuhura');
});

test('an article that was unpublished and published again is on the page of its service', async () => {
  const article = await admin.createArticle({ title: 'Backups', slug: 'kept-backups' });
  const page = { title: 'Cloud', slug: 'kept-cloud', article: connect(article) };
  await admin.createPublished(PAGE, page);
  await admin.unpublishArticle(article.documentId);
  await admin.publishArticle(article.documentId);
  const { body } = await cms.get('service-pages?filters[slug]=kept-cloud&populate=article');
  expect(entriesOf(body.data)).toMatchObject([{ article: { slug: 'kept-backups' } }]);
});
