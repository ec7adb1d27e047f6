import { expect, test } from 'vitest';
import { createEditor } from '../scripts/editor.mjs';
import { sharedCms } from './support/cms';

const ARTICLE = 'api::article.article';
const REDIRECT = 'api::redirect.redirect';
const LOG = 'api::missed-address.missed-address';
const PROFILE = 'api::company-profile.company-profile';
const LEADS = 'api::lead-setting.lead-setting';

const cms = await sharedCms();
const editor = await createEditor(cms);

const url = (length: number) => 'https://example.com/'.padEnd(length, 'x');

test('addresses are stored as long as their forms take them', async () => {
  const redirect = { from: '/'.padEnd(300, 'x'), to: url(1000) };
  const created = await editor.create(REDIRECT, redirect);
  expect(await editor.get(REDIRECT, created.documentId)).toMatchObject(redirect);
  await editor.remove(REDIRECT, created.documentId);

  await editor.updateSingle(LEADS, { webhookUrl: url(500) });
  expect(await editor.getSingle(LEADS)).toMatchObject({ webhookUrl: url(500) });
  await editor.updateSingle(LEADS, { webhookUrl: null });
});

test('one long address of a report costs none of the others', async () => {
  const data = [
    { path: '/short-beside-long', hits: 1 },
    { path: '/'.padEnd(300, 'x'), hits: 1, referrer: url(490) },
  ];
  const { status } = await cms.send('POST', 'missed-addresses/report', { data });
  expect(status).toBe(201);
  const row = await editor.find(LOG, 'referrer', url(490));
  if (!row) throw new Error('It is not in the log');
  await editor.update(LOG, row.documentId, { redirect_to: url(1000) });
  expect(await editor.get(LOG, row.documentId)).toMatchObject({ redirect_to: url(1000) });
});

test('a longer text than its column has room for is refused with a sentence', async () => {
  const created = editor.create(ARTICLE, { title: 'x'.repeat(256) });
  await expect(created).rejects.toThrow(
    / 400 .*“Title” takes 255 characters at most, and this has 256/,
  );
});

test('a figure of the company profile is stored as it was written, however large', async () => {
  const values = [250_000_000, 0.125];
  const figures = values.map((value) => ({ value, label: 'Shillings' }));
  await editor.updateSingle(PROFILE, { figures });
  expect(await editor.getSingle(PROFILE)).toMatchObject({ figures });
  await editor.removeSingle(PROFILE);
});
