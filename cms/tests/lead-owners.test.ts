import { afterAll, expect, test } from 'vitest';
import { createEditor, type Editor } from '../scripts/editor.mjs';
import { entriesOf, entryOf, type Fields, textOf } from './support/client';
import { startCms } from './support/cms';
import { emptyColumn, fillColumn } from './support/database';
import { joinStaff } from './support/staff';

const CONTACT = 'api::contact.contact';
const contact = {
  ...{ name: 'Asha', company_name: 'Kariakoo Traders', email: 'asha@example.com' },
  ...{ phone: '+255 1', message: 'Hello' },
};

let cms = await startCms();
afterAll(() => cms.remove());
const admin = await createEditor(cms);

const join = (name: string) => joinStaff(cms, admin, 'site-sales', name);
const rename = (staff: Editor, name: Fields) => staff.request('PUT', '/admin/users/me', name);

async function send(): Promise<string> {
  const { body } = await cms.send('POST', 'contacts', { data: contact });
  return textOf(entryOf(body.data).documentId);
}

async function idOf(staff: Editor): Promise<unknown> {
  return entryOf(entryOf(await staff.request('GET', '/admin/users/me')).data).id;
}

async function change(staff: Editor, lead: string, body: Fields): Promise<Fields> {
  return entryOf(entryOf(await staff.request('PUT', `/leads/${CONTACT}/${lead}`, body)).lead);
}

const take = async (staff: Editor, lead: string) =>
  change(staff, lead, { ownerId: await idOf(staff) });

async function list(staff: Editor, query: string) {
  return entriesOf(entryOf(await staff.request('GET', `/leads?${query}`)).leads);
}

/** What *Mine* shows: each lead with the name of its owner. */
const mine = async (staff: Editor) =>
  (await list(staff, 'mine=true')).map(({ documentId, owner }) => [documentId, owner]);

test('who changes their name keeps their leads, under the new name', async () => {
  const zawadi = await join('Zawadi');
  const [lead, other] = [await send(), await send()];
  await take(zawadi, lead);
  await take(admin, other);
  await rename(zawadi, { firstname: 'Zawadi', lastname: 'Mushi' });
  expect(await mine(zawadi)).toEqual([[lead, 'Zawadi Mushi']]);
  expect(await mine(admin)).toEqual([[other, 'Site Admin']]);
  expect(await list(zawadi, 'search=zawadi mushi')).toHaveLength(1);
  expect(await zawadi.request('GET', '/leads/export?format=csv&mine=true')).toContain(
    '"Zawadi Mushi"',
  );
  expect(await admin.get(CONTACT, lead)).toMatchObject({ owner: 'Zawadi Mushi' });
  await admin.update(CONTACT, lead, { stage: 'won', ownerId: await idOf(admin) });
  expect(await mine(zawadi)).toHaveLength(1);

  await admin.request('PUT', `/admin/users/${await idOf(zawadi)}`, { lastname: 'Mrema' });
  expect(await mine(zawadi)).toEqual([[lead, 'Zawadi Mrema']]);
  expect(await change(zawadi, lead, { ownerId: null })).toMatchObject({ owner: '', ownerId: null });
  expect(await mine(zawadi)).toEqual([]);
});

test('a form that was open while its owner changed their name takes the lead from nobody', async () => {
  const pendo = await join('Pendo');
  const lead = await send();
  await take(pendo, lead);
  const { owner, revision } = entryOf(await admin.get(CONTACT, lead));
  await rename(pendo, { firstname: 'Pendo', lastname: 'Shayo' });
  const saved = admin.update(CONTACT, lead, { owner, revision, stage: 'won' });
  await expect(saved).rejects.toThrow(/saved this entry .* Nothing was overwritten/);
  expect(await mine(pendo)).toEqual([[lead, 'Pendo Shayo']]);
});

test('two of one name are told apart, and each has their own leads', async () => {
  const [first, second] = [await join('Imani'), await join('Imani2')];
  await rename(second, { firstname: 'Imani' });
  const { people } = entryOf(await first.request('GET', '/leads/people'));
  const names = entriesOf(people).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Imani (imani@example.com)']));
  expect(names).toEqual(expect.arrayContaining(['Imani (imani2@example.com)']));
  expect(names).not.toContain('Imani');
  const [one, two] = [await send(), await send()];
  await take(first, one);
  await take(second, two);
  expect([await mine(first), await mine(second)]).toEqual([[[one, 'Imani']], [[two, 'Imani']]]);
  await take(second, one);
  await rename(second, { lastname: 'Kimaro' });
  expect(await mine(first)).toEqual([]);
  expect((await mine(second)).map(([, owner]) => owner)).toEqual(['Imani Kimaro', 'Imani Kimaro']);
});

test('the name of somebody who was deleted stays at the leads', async () => {
  const rehema = await join('Rehema');
  const lead = await send();
  await take(rehema, lead);
  await admin.request('DELETE', `/admin/users/${await idOf(rehema)}`);
  const kept = { owner: 'Rehema', ownerId: expect.any(Number) };
  expect(await list(admin, 'search=rehema')).toMatchObject([kept]);
  expect(await change(admin, lead, { status: 'won' })).toMatchObject({ ...kept, status: 'won' });
  expect(await admin.request('GET', '/leads/export?format=csv&search=rehema')).toContain(
    '"Rehema"',
  );
});

test('nobody gets the leads of somebody who was deleted by having, or taking, the same name', async () => {
  const [first, second] = [await join('Neema'), await join('Neema2')];
  await rename(second, { firstname: 'Neema' });
  const lead = await send();
  await take(second, lead);
  await admin.request('DELETE', `/admin/users/${await idOf(second)}`);
  await rename(first, { lastname: 'Neema' });
  await rename(first, { lastname: '' });
  const later = await join('Neema3');
  await rename(later, { firstname: 'Neema' });
  expect([await mine(first), await mine(later)]).toEqual([[], []]);
  expect(await list(admin, 'search=neema')).toMatchObject([{ documentId: lead, owner: 'Neema' }]);
});

test('who may not open leads gets none by taking the name of an owner', async () => {
  const author = await joinStaff(cms, admin, 'strapi-author', 'Baraka');
  const lead = await send();
  await fillColumn(cms.dataDir, 'contacts', lead, ['owner', 'The agents']);
  await rename(author, { firstname: 'The agents' });
  await rename(author, { firstname: 'Somebody else' });
  expect(await list(admin, 'search=agents')).toMatchObject([
    { owner: 'The agents', ownerId: null },
  ]);
});

test('leads of the version that stored a name only are found by their owner after the update', async () => {
  const tumaini = await join('Tumaini');
  const lead = await send();
  await take(tumaini, lead);
  await cms.stop();
  await emptyColumn(cms.dataDir, 'contacts', 'owner_id');
  const { dataDir, port } = cms;
  cms = await startCms({ dataDir, port });
  expect(await mine(tumaini)).toEqual([[lead, 'Tumaini']]);
  await rename(tumaini, { lastname: 'Lema' });
  expect(await mine(tumaini)).toEqual([[lead, 'Tumaini Lema']]);
});
