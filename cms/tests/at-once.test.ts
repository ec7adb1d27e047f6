import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEditor, type Editor } from '../scripts/editor.mjs';
import { entriesOf, entryOf } from './support/client';
import { startCms, type TestCms } from './support/cms';
import { isOnPostgres } from './support/database';
import { joinStaff } from './support/staff';

const ARTICLE = 'api::article.article';
const ADDRESS = 'api::company-address.company-address';
const MENU = 'api::menu.menu';
const REDIRECT = 'api::redirect.redirect';
const SETTING = 'api::global-entity.global-entity';
const PROFILE = 'api::company-profile.company-profile';
/** What is wrong for a moment only is found by many attempts. */
const ATTEMPTS = 12;

let cms: TestCms;
let other: TestCms;
let admin: Editor;
let neema: Editor;
beforeAll(async () => {
  cms = await startCms();
  // Several copies share a database; a file is for one.
  other = isOnPostgres ? await startCms({ dataDir: cms.dataDir }) : cms;
  admin = await createEditor(cms);
  await joinStaff(cms, admin, 'strapi-editor', 'neema');
  const login = { adminEmail: 'neema@example.com', adminPassword: 'Aa1-of-a-test' };
  neema = await createEditor({ ...other, ...login });
});
afterAll(async () => {
  if (other !== cms) await other.stop();
  await cms.remove();
});

/** How many of the requests were taken; the others must have been refused, not have failed. */
async function countTaken(requests: readonly Promise<unknown>[]): Promise<number> {
  const results = await Promise.allSettled(requests);
  for (const result of results) {
    if (result.status === 'rejected') expect(String(result.reason)).toMatch(/: 40[04] /);
  }
  return results.filter(({ status }) => status === 'fulfilled').length;
}

async function deleted(title: string) {
  const { entries } = entryOf(await admin.request('GET', '/bin'));
  return entriesOf(entries).find((entry) => entry.title === title);
}

test('an entry that two bring back at once is back once', async () => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const title = `Twice ${attempt}`;
    const { documentId } = await admin.create(ARTICLE, { title });
    await admin.remove(ARTICLE, documentId);
    const version = await deleted(title);
    const restore = (staff: Editor) => staff.request('POST', `/bin/${version?.id}/restore`);
    expect(await countTaken([restore(admin), restore(neema)])).toBe(1);
    const { results } = await admin.list(ARTICLE, `filters[documentId]=${documentId}`);
    expect(results).toHaveLength(1);
  }
});

test('what exists once is not brought back beside another one', async () => {
  await admin.updateSingle(PROFILE, { brand: 'Nyuzi' });
  await admin.request('DELETE', `/content-manager/single-types/${PROFILE}`);
  await admin.updateSingle(PROFILE, { brand: 'Kanga' });
  const version = await deleted('Nyuzi');
  const restore = admin.request('POST', `/bin/${version?.id}/restore`);
  await expect(restore).rejects.toThrow(/ 400 .*another one now/);
  expect(await admin.getSingle(PROFILE)).toMatchObject({ brand: 'Kanga' });
  expect(await deleted('Nyuzi')).toBeDefined();
});

test('a review that two ask for at once is asked for once', async () => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { documentId } = await admin.create(ARTICLE, { title: `Ready ${attempt}` });
    const target = `/review/${ARTICLE}/${documentId}`;
    const ask = (staff: Editor) =>
      staff.request('POST', target, { status: 'ready', comment: 'Please' });
    expect(await countTaken([ask(admin), ask(neema)])).toBe(1);
    expect(entryOf(await admin.request('GET', target)).reviews).toHaveLength(1);
  }
});

test('two moves of the menu at once make no circle', async () => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const a = await admin.create(MENU, { name: `A${attempt}` });
    const b = await admin.create(MENU, { name: `B${attempt}` });
    const byForm = (staff: Editor, entry: typeof a, parent: typeof a) =>
      staff.update(MENU, entry.documentId, {
        parent: { connect: [{ documentId: parent.documentId }] },
      });
    const byTree = (staff: Editor, entry: typeof a, parent: typeof a) =>
      staff.request('POST', '/menu-tree', {
        moves: [{ entry: entry.documentId, parent: parent.documentId }],
      });
    const move = attempt % 2 ? byForm : byTree;
    expect(await countTaken([move(admin, a, b), move(neema, b, a)])).toBe(1);
  }
});

test('of two who save the same form at once one is refused', async () => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { documentId } = await admin.create(ARTICLE, { title: `Both ${attempt}` });
    const { revision } = await admin.get(ARTICLE, documentId);
    const save = (staff: Editor, title: string) =>
      staff.update(ARTICLE, documentId, { title, revision });
    expect(await countTaken([save(admin, 'Mine'), save(neema, 'Hers')])).toBe(1);
  }
});

test('of two offices that become the default at once one is', async () => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const office = (label: string) => ({ label, address: 'Street', isDefault: true });
    const offices = await Promise.all([
      admin.create(ADDRESS, office('Dar')),
      neema.create(ADDRESS, office('Mombasa')),
    ]);
    const { results } = await admin.list(ADDRESS, 'filters[isDefault]=true');
    expect(results).toHaveLength(1);
    for (const { documentId } of offices) await admin.remove(ADDRESS, documentId);
  }
});

test('the phone number may be changed at both of its places at once', async () => {
  const setting = await admin.create(SETTING, { key: 'company_phone', value: '+255 1' });
  const office = await admin.create(ADDRESS, {
    ...{ label: 'Dar', address: 'Street', isDefault: true, phone: '+255 1' },
  });
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await Promise.all([
      admin.update(SETTING, setting.documentId, { value: `+255 2${attempt}` }),
      neema.update(ADDRESS, office.documentId, { phone: `+255 3${attempt}` }),
    ]);
    const { value } = await admin.get(SETTING, setting.documentId);
    expect((await admin.get(ADDRESS, office.documentId)).phone).toBe(value);
  }
  await admin.remove(ADDRESS, office.documentId);
  await admin.remove(SETTING, setting.documentId);
});

test('two redirects that are saved at once form no circle', async () => {
  const add = (staff: Editor, from: string, to: string) =>
    staff.create(REDIRECT, { from, to, type: 'permanent' });
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const [a, b] = [
      await add(admin, `/a${attempt}`, '/contact'),
      await add(admin, `/b${attempt}`, '/contact'),
    ];
    const lead = (staff: Editor, { documentId }: typeof a, to: string) =>
      staff.update(REDIRECT, documentId, { to });
    expect(await countTaken([lead(admin, a, `/b${attempt}`), lead(neema, b, `/a${attempt}`)])).toBe(
      1,
    );
    expect(
      await countTaken([
        add(admin, `/c${attempt}`, '/contact'),
        add(neema, `/c${attempt}`, '/faq'),
      ]),
    ).toBe(1);
  }
});
