import { expect, onTestFinished, test, vi } from 'vitest';
import { createEditor, type Editor } from '../scripts/editor.mjs';
import { assertSettings } from '../src/settings';
import { createClient, entriesOf, entryOf, firstOf, textOf, totalOf } from './support/client';
import { startCms } from './support/cms';
import { startFakeSite } from './support/fake-site';
import { grantCollections, readShown, runOlderVersion, undoDrafts } from './support/older-version';
import { rearrange } from './support/rearrange';
import { readView } from './support/view';

test('a later boot keeps what staff changed and rearranged, and follows the secrets of its operator', async () => {
  const site = await startFakeSite();
  onTestFinished(site.close);
  const first = await startCms({ pack: 'consultancy' });
  onTestFinished(first.remove);
  const editor = await createEditor(first);
  const type = firstOf(
    await first.get('article-types?filters[type]=blogs&populate[articles][fields][0]=slug'),
  );
  const [changed, removed] = entriesOf(type.articles).map(({ slug, documentId }) => ({
    slug: textOf(slug),
    documentId: textOf(documentId),
  }));
  if (!changed || !removed) throw new Error('There are too few articles');
  const find = async (cms: typeof first, slug: string) =>
    entriesOf((await cms.get(`articles?filters[slug]=${slug}`)).body.data);

  const [before] = await find(first, changed.slug);
  await editor.publishArticle(changed.documentId, { title: 'Changed by staff' });
  await editor.removeArticle(removed.documentId);
  const total = totalOf(await first.get('articles'));
  const [republished] = await find(first, changed.slug);
  expect(republished?.createdAt, 'the day of publication survives').toBe(before?.createdAt);
  expect(await editor.request('GET', '/admin/api-tokens')).toMatchObject({
    data: [{ name: 'Site', type: 'custom' }],
  });
  const shownBefore = await readShown(first);
  const roles = entriesOf(entryOf(await editor.request('GET', '/admin/roles')).data);
  const sales = roles.find(({ code }) => code === 'site-sales');
  await editor.request('DELETE', `/admin/roles/${sales?.id}`);
  const { data: registered } = entryOf(await editor.request('GET', '/admin/webhooks'));
  await editor.request('DELETE', `/admin/webhooks/${entriesOf(registered)[0]?.id}`);
  const expectRearranged = await rearrange(editor);
  await first.stop();
  undoDrafts(first.dataDir);
  grantCollections(first.dataDir);

  const second = await startCms({
    pack: 'consultancy',
    dataDir: first.dataDir,
    env: {
      CONTENT_API_TOKEN: 'another-token-of-the-operator',
      REVALIDATE_URL: site.webhookUrl,
      REVALIDATE_SECRET: 'another-secret-of-both',
    },
  });
  onTestFinished(second.stop);
  expect(second.token).toBe('another-token-of-the-operator');
  const outdated = createClient({ url: second.url, token: first.token });
  expect((await outdated.get('articles')).status).toBe(401);
  expect(totalOf(await second.get('articles'))).toBe(total);
  expect(await find(second, changed.slug)).toMatchObject([{ title: 'Changed by staff' }]);
  expect(await find(second, removed.slug)).toEqual([]);

  const again = await createEditor(second);
  expect(await readShown(second), 'nothing is unpublished by an upgrade').toEqual(shownBefore);
  await expectRearranged(again);
  const profile = await again.getSingle('api::company-profile.company-profile');
  expect(profile, 'each has a draft to edit').toMatchObject({ publishedAt: null });
  expect(profile.memberships).toHaveLength(9);
  await again.publishSingle('api::company-profile.company-profile');
  expect(await readShown(second), 'which is what visitors see').toEqual(shownBefore);
  const { data: later } = entryOf(await again.request('GET', '/admin/roles'));
  expect(later, 'a role that was deleted stays deleted').toHaveLength(roles.length - 1);
  const author = roles.find(({ code }) => code === 'strapi-author');
  const rights = await again.request('GET', `/admin/roles/${author?.id}/permissions`);
  expect(entriesOf(entryOf(rights).data), 'what a version withdraws is gone').toContainEqual(
    expect.objectContaining({
      subject: 'api::article-type.article-type',
      properties: { fields: ['type', 'label', 'cover', 'IsDarkCover', 'revision'] },
    }),
  );
  const { data: webhooks } = entryOf(await again.request('GET', '/admin/webhooks'));
  expect(webhooks, 'one that was deleted is registered again').toHaveLength(1);
  await again.publishArticle(changed.documentId);
  expect(site.webhookCalls()).not.toEqual([]);
  for (const { headers } of site.webhookCalls()) {
    expect(headers.authorization).toBe('Bearer another-secret-of-both');
  }
});

test('after a while with an older version, what it did not know is granted and explained again', async () => {
  const first = await startCms({ pack: 'consultancy' });
  onTestFinished(first.remove);
  const admin = await createEditor(first);
  const expectRearranged = await rearrange(admin);
  const before = await readGranted(admin);
  const token = await readTokens(admin);
  const views = [
    'api::vacancy.vacancy',
    'company.change',
    'api::company-profile.company-profile',
    'api::qna.qna',
  ];
  const explained = await Promise.all(views.map((uid) => readExplained(admin, uid)));
  await first.stop();
  runOlderVersion(first.dataDir);

  const second = await startCms({ pack: 'consultancy', dataDir: first.dataDir });
  onTestFinished(second.stop);
  const again = await createEditor(second);
  expect(await readTokens(again), 'what the site may read').toEqual(token);
  expect(await readGranted(again)).toEqual(before);
  expect(await Promise.all(views.map((uid) => readExplained(again, uid)))).toEqual(explained);
  await expectRearranged(again);
});

/** How a form is arranged, and what it says about its fields. */
async function readExplained(admin: Editor, uid: string) {
  const { settings, layouts, metadatas } = await readView(admin, uid);
  const fields = Object.entries(metadatas).map(([name, { edit }]) => [name, edit] as const);
  return { settings, layouts, fields: Object.fromEntries(fields) };
}

/** What each token may do. */
async function readTokens(admin: Editor): Promise<unknown[][]> {
  const tokens = entriesOf(entryOf(await admin.request('GET', '/admin/api-tokens')).data);
  return tokens.map(({ name, permissions }) =>
    Array.isArray(permissions) ? [name, ...permissions.toSorted()] : [name, permissions],
  );
}

/** What each role may do, and with which fields. */
async function readGranted(admin: Editor): Promise<Record<string, string[]>> {
  const roles = entriesOf(entryOf(await admin.request('GET', '/admin/roles')).data);
  const granted = roles.map(async ({ id, code }) => {
    const { data } = entryOf(await admin.request('GET', `/admin/roles/${id}/permissions`));
    const lines = entriesOf(data).map(({ action, subject, properties }) => {
      const { fields } = entryOf(properties);
      return [action, subject, ...(Array.isArray(fields) ? fields.toSorted() : [])].join(' ');
    });
    return [textOf(code), lines.toSorted()] as const;
  });
  return Object.fromEntries(await Promise.all(granted));
}

test.for([
  ['SEED_PACK', 'bakery'],
  ['REVALIDATE_URL', 'http://site:3000'],
  ['SCHEDULE_INTERVAL_SECONDS', 'often'],
  ['SCHEDULE_INTERVAL_SECONDS', ' '],
  ['OUTBOX_FIRST_DELAY_SECONDS', '90s'],
  ['OUTBOX_RETRY_SECONDS', '0.5m'],
  ['OUTBOX_INTERVAL_SECONDS', '60'],
] as const)('%s=%s stops the boot and names the variable', ([name, value]) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(assertSettings).not.toThrow();
  vi.stubEnv(name, value);
  expect(assertSettings).toThrow(new RegExp(`${name}.*${value}`, 's'));
});

test.for([
  ['REVALIDATE_SECRET', 'short-secret'],
  ['PREVIEW_SECRET', 'a secret of the line \n'],
  ['BACKUP_KEY', 'short-key'],
] as const)(
  '%s stops the boot where the site or the backup refuses it, and is not repeated',
  ([name, value]) => {
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv(name, value);
    expect(assertSettings).toThrow(new RegExp(`^${name} must (?!.*${value.trim()})`, 's'));
  },
);
