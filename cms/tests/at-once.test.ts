import { afterAll, expect, test } from 'vitest';
import { createEditor, type Editor } from '../scripts/editor.mjs';
import { entriesOf, entryOf, textOf } from './support/client';
import { sharedCms, startCms } from './support/cms';
import { countRows, holdRows, isOnPostgres, makeOlder } from './support/database';
import { createProgram } from './support/program';
import { joinStaff } from './support/staff';

const ARTICLE = 'api::article.article';
const ABOUT = 'api::about.about';
const ADDRESS = 'api::company-address.company-address';
const LOG = 'api::missed-address.missed-address';
const MENU = 'api::menu.menu';
const REDIRECT = 'api::redirect.redirect';
const QUOTE = 'api::quote-request.quote-request';
const SETTING = 'api::global-entity.global-entity';
const PROFILE = 'api::company-profile.company-profile';
/** What is wrong for a moment only is found by several attempts, of four requests each. */
const ATTEMPTS = 3;
const DAY_MS = 86_400_000;

const cms = await sharedCms();
// Several copies share a database; a file is for one.
const other = isOnPostgres ? await startCms({ dataDir: cms.dataDir }) : cms;
afterAll(async () => {
  if (other !== cms) await other.stop();
});
const admin = await createEditor(cms);
await joinStaff(cms, admin, 'strapi-editor', 'at-once');
const pendo = await createEditor({
  ...other,
  ...{ adminEmail: 'at-once@example.com', adminPassword: 'Aa1-of-a-test' },
});
/** Who sends the four requests. */
const four = [admin, pendo, admin, pendo] as const;

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

test('an entry that several bring back at once is back once', async () => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const title = `Twice ${attempt}`;
    const { documentId } = await admin.create(ARTICLE, { title });
    await admin.remove(ARTICLE, documentId);
    const version = await deleted(title);
    const restore = (staff: Editor) => staff.request('POST', `/bin/${version?.id}/restore`);
    expect(await countTaken(four.map(restore))).toBe(1);
    const { results } = await admin.list(ARTICLE, `filters[documentId]=${documentId}`);
    expect(results).toHaveLength(1);
  }
});

// A file has one transaction at a time, and nothing to wait for in between.
test.runIf(isOnPostgres)(
  'an entry that is brought back while the bin is emptied has its versions',
  async () => {
    const title = 'Brought back late';
    const { documentId } = await admin.create(ARTICLE, { title });
    await admin.update(ARTICLE, documentId, { description: 'Second version' });
    await admin.remove(ARTICLE, documentId);
    const version = await deleted(title);
    await makeOlder(cms.dataDir, 'entry_versions', 31 * DAY_MS);
    const ofEntry = `entry_id = '${documentId}' and kind <> 'deleted'`;
    const rows = await holdRows(cms.dataDir, 'entry_versions', ofEntry);
    const emptied = admin.request('GET', '/bin');
    await expect.poll(rows.countWaiting).toBe(1);
    let isAnswered = false;
    const restored = countTaken([pendo.request('POST', `/bin/${version?.id}/restore`)]).finally(
      () => {
        isAnswered = true;
      },
    );
    await expect.poll(async () => isAnswered || (await rows.countWaiting()) > 1).toBe(true);
    await rows.release();
    const taken = await restored;
    await emptied;
    // Back with its versions, or gone with them.
    const { results } = await admin.list(ARTICLE, `filters[documentId]=${documentId}`);
    expect(results).toHaveLength(taken);
    expect(await countRows(cms.dataDir, 'entry_versions', ofEntry)).toBe(taken * 2);
  },
);

test('of the same title several pages at once get an address each', async () => {
  const program = await createProgram(cms, admin);
  const send = () => program.send('POST', 'articles', { data: { title: 'Newsletter at once' } });
  const answers = await Promise.all([send(), send(), send(), send()]);
  const slugs = answers.map(({ body }) => textOf(entryOf(body.data).slug));
  expect(new Set(slugs)).toEqual(
    new Set(['', '-1', '-2', '-3'].map((end) => `newsletter-at-once${end}`)),
  );
});

test('an entry that several delete at once is in the bin once', async () => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const title = `Gone ${attempt}`;
    const { documentId } = await admin.create(ARTICLE, { title });
    await countTaken(four.map((staff) => staff.remove(ARTICLE, documentId)));
    const { entries } = entryOf(await admin.request('GET', '/bin'));
    expect(entriesOf(entries).filter((entry) => entry.title === title)).toHaveLength(1);
  }
});

test('a note that is written while its lead is deleted does not stay', async () => {
  const notes = await countRows(cms.dataDir, 'lead_notes');
  for (let attempt = 0; attempt < ATTEMPTS * 3; attempt += 1) {
    const data = { name: 'A', email: 'a@example.com', service: 'ERP', message: 'Please call me' };
    const { body } = await cms.send('POST', 'quote-requests', { data });
    const { documentId } = entryOf(body.data);
    const write = (staff: Editor) =>
      staff.request('POST', `/leads/${QUOTE}/${documentId}/notes`, { text: 'Called' });
    await countTaken([...four.map(write), admin.remove(QUOTE, textOf(documentId))]);
  }
  expect(await countRows(cms.dataDir, 'lead_notes')).toBe(notes);
});

test('what exists once is made once by several first saves at once', async () => {
  // Others may have made it.
  await admin.updateSingle(ABOUT, { title: 'Before' });
  await admin.request('DELETE', `/content-manager/single-types/${ABOUT}`);
  const saves = four.map((staff, index) =>
    staff.request('PUT', `/content-manager/single-types/${ABOUT}`, { title: `First ${index}` }),
  );
  await countTaken(saves);
  expect(await countRows(cms.dataDir, 'abouts')).toBe(1);
  await admin.request('DELETE', `/content-manager/single-types/${ABOUT}`);
});

test('what exists once is not brought back beside another one', async () => {
  await admin.updateSingle(PROFILE, { brand: 'Nyuzi' });
  await admin.request('DELETE', `/content-manager/single-types/${PROFILE}`);
  await admin.updateSingle(PROFILE, { brand: 'Kanga' });
  const version = await deleted('Nyuzi');
  const restore = admin.request('POST', `/bin/${version?.id}/restore`);
  await expect(restore).rejects.toThrow(/ 400 .*only one of these/);
  expect(await admin.getSingle(PROFILE)).toMatchObject({ brand: 'Kanga' });
  expect(await deleted('Nyuzi')).toBeDefined();
  await admin.request('DELETE', `/content-manager/single-types/${PROFILE}`);
});

test('a review that several ask for at once is asked for once', async () => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { documentId } = await admin.create(ARTICLE, { title: `Ready ${attempt}` });
    const target = `/review/${ARTICLE}/${documentId}`;
    const ask = (staff: Editor) =>
      staff.request('POST', target, { status: 'ready', comment: 'Please' });
    expect(await countTaken(four.map(ask))).toBe(1);
    expect(entryOf(await admin.request('GET', target)).reviews).toHaveLength(1);
  }
});

test('four moves of the menu at once make no circle', async () => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const create = (name: string) => admin.create(MENU, { name: `${name}${attempt}` });
    const circle = [await create('A'), await create('B'), await create('C'), await create('D')];
    const byForm = (staff: Editor, entry: string, parent: string) =>
      staff.update(MENU, entry, { parent: { connect: [{ documentId: parent }] } });
    const byTree = (staff: Editor, entry: string, parent: string) =>
      staff.request('POST', '/menu-tree', { moves: [{ entry, parent }] });
    // In the last attempt they are moved in both ways.
    const isByForm = (index: number) => (attempt === ATTEMPTS - 1 ? index % 2 : attempt % 2) === 1;
    const moves = four.map((staff, index) => {
      const [entry, parent] = [circle[index], circle[(index + 1) % 4]].map((one) =>
        textOf(one?.documentId),
      );
      return (isByForm(index) ? byForm : byTree)(staff, entry ?? '', parent ?? '');
    });
    expect(await countTaken(moves)).toBe(3);
  }
});

test('a page gets another address while its redirect is made from the not-found log', async () => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const [before, after] = [`before-${attempt}`, `after-${attempt}`];
    const page = await admin.createArticle({ title: before, slug: before });
    const path = `/post/${after}`;
    await cms.send('POST', 'missed-addresses/report', { data: [{ path, hits: 1 }] });
    const { results } = await admin.list(LOG, `filters[path]=${path}`);
    const row = String(entriesOf(results)[0]?.documentId);
    // Taken back, then written again: both ways in which the log writes a redirect.
    if (attempt % 2) await admin.update(LOG, row, { redirect_to: '/contact' });
    await admin.updateArticle(page.documentId, { slug: after });
    const redirect_to = attempt % 2 ? '' : '/contact';
    const requests = [
      admin.publishArticle(page.documentId),
      // The publication may have deleted the row before: then there is nothing to change.
      pendo.request('PUT', `/content-manager/collection-types/${LOG}/${row}`, { redirect_to }),
    ];
    expect(await countTaken(requests)).toBeGreaterThan(0);
    await expect(requests[0]).resolves.toBeDefined();
  }
});

test('pages are published from their forms and together with others at once', async () => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const pages = await Promise.all(
      four.map((_, index) => admin.createArticle({ title: `Together ${attempt} ${index}` })),
    );
    const ids = pages.map(({ documentId }) => documentId);
    const fromForms = ids.map((id, index) =>
      (index % 2 ? admin : pendo).publish(ARTICLE, id, { title: `From the form ${attempt} ${id}` }),
    );
    const together = [pendo.publishAll(ARTICLE, ids), admin.publishAll(ARTICLE, ids)];
    expect(await countTaken([...fromForms, ...together])).toBe(6);
  }
});

test('of two who save the same form at once, each in two windows, one is refused', async () => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { documentId } = await admin.create(ARTICLE, { title: `Both ${attempt}` });
    const { revision } = await admin.get(ARTICLE, documentId);
    const save = (staff: Editor, title: string) =>
      staff.update(ARTICLE, documentId, { title, revision });
    const saves = four.map((staff, index) => save(staff, `Saved in window ${index}`));
    const ofEach = [0, 1].map((who) => countTaken(saves.filter((_, index) => index % 2 === who)));
    expect((await Promise.all(ofEach)).sort()).toEqual([0, 2]);
  }
});

test('of four offices that become the default at once one is', async () => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const office = (label: string) => ({ label, address: 'Street', isDefault: true });
    const offices = await Promise.all(
      four.map((staff, index) => staff.create(ADDRESS, office(`Office ${index}`))),
    );
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
      pendo.update(ADDRESS, office.documentId, { phone: `+255 3${attempt}` }),
      admin.update(SETTING, setting.documentId, { value: `+255 4${attempt}` }),
      pendo.update(ADDRESS, office.documentId, { phone: `+255 5${attempt}` }),
    ]);
    const { value } = await admin.get(SETTING, setting.documentId);
    expect((await admin.get(ADDRESS, office.documentId)).phone).toBe(value);
  }
  await admin.remove(ADDRESS, office.documentId);
  await admin.remove(SETTING, setting.documentId);
});

test('four redirects that are saved at once form no circle, nor two from one address', async () => {
  const add = (staff: Editor, from: string, to: string) =>
    staff.create(REDIRECT, { from, to, type: 'permanent' });
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const circle = ['a', 'b', 'c', 'd'].map((name) => `/circle-${attempt}/${name}`);
    const saved = await Promise.all(circle.map((from) => add(admin, from, '/contact')));
    const lead = (staff: Editor, index: number) =>
      staff.update(REDIRECT, textOf(saved[index]?.documentId), { to: circle[(index + 1) % 4] });
    expect(await countTaken(four.map(lead))).toBe(3);
    const same = four.map((staff, index) =>
      add(staff, `/same-${attempt}`, index % 2 ? '/contact' : '/faq'),
    );
    expect(await countTaken(same)).toBe(1);
  }
});
