import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { createEditor } from '../scripts/editor.mjs';
import { entriesOf, entryOf, textOf } from './support/client';
import { sharedCms } from './support/cms';
import { joinStaff } from './support/staff';

const MENU = 'api::menu.menu';
const OFFICE = 'api::company-address.company-address';
const CASE_STUDY = 'api::case-study.case-study';
const SETTING = 'api::global-entity.global-entity';
const TESTIMONIAL = 'api::testimonial.testimonial';
const TYPE = 'api::article-type.article-type';
const VACANCY = 'api::vacancy.vacancy';

const cms = await sharedCms();
const editor = await createEditor(cms);

/** Asks for a preview as the form does; answers with its key and what its link says. */
async function preview(target: string, values: object, more: object = {}, staff = editor) {
  const body = { values, ...more };
  const { key, url } = entryOf(await staff.request('POST', `/unsaved-preview/${target}`, body));
  const { searchParams, hash } = new URL(textOf(url));
  const token = searchParams.get('token') ?? '';
  return { key: textOf(key), claims: decodeJwt(token), hash };
}

/** A list of the content API; with a key, as the site reads it for a preview. */
async function list(path: string, key?: string) {
  const headers = { authorization: `Bearer ${cms.token}`, ...(key && { 'x-unsaved-change': key }) };
  const response = await fetch(`${cms.url}/api/${path}?pagination[pageSize]=100`, { headers });
  return response.ok ? entriesOf(entryOf(await response.json()).data) : response.status;
}

test('a change of the menu is in the answers for its preview, and nowhere else', async () => {
  const entry = await editor.create(MENU, { name: 'Tariffs' });
  const target = `${MENU}/${entry.documentId}`;
  const { key, claims } = await preview(target, { name: 'Prices' });
  expect(claims).toMatchObject({
    ...{ path: '/', status: 'published', change: key },
    entry: `${cms.url}/admin/content-manager/collection-types/${target}`,
  });
  const named = (name: string) => expect.arrayContaining([expect.objectContaining({ name })]);
  for (const path of ['menus', 'menus/tree']) {
    expect(await list(path, key)).toEqual(named('Prices'));
    expect(await list(path)).toEqual(named('Tariffs'));
    expect(await list(path)).not.toEqual(named('Prices'));
  }
  expect(await editor.request('GET', `/history/${target}`)).toMatchObject({ versions: [] });

  // The same preview follows what is typed; a link that was given away shows what it showed.
  const shared = await preview(target, { name: 'Rates' }, { key, isShared: true });
  expect(shared.key).not.toBe(key);
  const typed = await preview(target, { name: 'Fees' }, { key });
  expect(typed.key).toBe(key);
  expect(await list('menus', key)).toEqual(named('Fees'));
  expect(await list('menus', shared.key)).toEqual(named('Rates'));
  const day = 86_400;
  expect(Number(shared.claims.exp) - Date.now() / 1000).toBeGreaterThan(day - 60);
  expect(Number(typed.claims.exp) - Date.now() / 1000).toBeLessThan(31 * 60);

  const added = await preview(`${MENU}/create`, { name: 'Careers of tomorrow' });
  expect(await list('menus', added.key)).toEqual(named('Careers of tomorrow'));
  expect(await list('menus')).not.toEqual(named('Careers of tomorrow'));

  await editor.remove(MENU, entry.documentId);
});

test('a preview of what is no longer there shows what visitors see', async () => {
  const above = await editor.create(MENU, { name: 'Regions' });
  const entry = await editor.create(MENU, { name: 'Tanga', parent: above.documentId });
  const parent = { connect: [{ documentId: above.documentId }], disconnect: [] };
  const moves = [{ entry: entry.documentId, parent: null, before: null }];
  const keys = [
    (await preview(`${MENU}/${entry.documentId}`, { name: 'Pangani' })).key,
    (await preview(`${MENU}/create`, { name: 'Moshi', parent })).key,
    (await preview('menu-tree', { moves })).key,
    'f6a1d7b2-3c44-4f7e-9a55-0d6d1a3e8b21',
  ];
  for (const { documentId } of [entry, above]) await editor.remove(MENU, documentId);
  for (const path of ['menus', 'menus/tree', 'categories/build-tree']) {
    const stored = await list(path);
    for (const key of keys) expect(await list(path, key), `${path} ${key}`).toEqual(stored);
  }
});

test('a new entry is in its previews once, also when it has been saved', async () => {
  const target = `${SETTING}/create`;
  const values = { key: 'social_account_tiktok', value: 'https://tiktok.com/@us' };
  const form = await preview(target, values);
  const shared = await preview(target, values, { isShared: true });
  const setting = await editor.create(SETTING, values);
  const settings = await list('global-entities');
  for (const { key } of [form, shared])
    expect(await list('global-entities', key)).toEqual(settings);
  await editor.remove(SETTING, setting.documentId);

  const named = async (name: string, key?: string) =>
    entriesOf(await list('menus', key)).filter((entry) => entry.name === name).length;
  const before = await preview(`${MENU}/create`, { name: 'Jobs', link: '/careers' });
  const given = await preview(`${MENU}/create`, { name: 'Jobs' }, { isShared: true });
  const other = await preview(`${MENU}/create`, { name: 'Prizes' }, { isShared: true });
  // What was typed after the preview was closed is saved, too.
  const entry = await editor.create(MENU, { name: 'Jobs', link: '/work' });
  const menu = await list('menus');
  for (const { key } of [before, given]) expect(await list('menus', key)).toEqual(menu);
  // What nobody has saved yet is still shown to whom it was given.
  expect([await named('Prizes', other.key), await named('Jobs', other.key)]).toEqual([1, 1]);

  const copied = await preview(`${MENU}/create`, { name: 'Jobs abroad' });
  const clone = `/content-manager/collection-types/${MENU}/clone/${entry.documentId}`;
  const copy = entryOf(entryOf(await editor.request('POST', clone, { name: 'Jobs abroad' })).data);
  expect(await named('Jobs abroad', copied.key)).toBe(1);
  for (const id of [entry.documentId, textOf(copy.documentId)]) await editor.remove(MENU, id);
});

test('a save ends the preview of its form, and no preview of a colleague', async () => {
  const entry = await editor.create(MENU, { name: 'Depots' });
  const target = `${MENU}/${entry.documentId}`;
  const zuhura = await joinStaff(cms, editor, 'strapi-editor', 'Zuhura');
  const form = await preview(target, { name: 'Stores' });
  const hers = await preview(target, { name: 'Halls' }, {}, zuhura);
  const shared = await preview(target, { name: 'Barns' }, { isShared: true });
  const moves = [{ entry: entry.documentId, parent: null, before: null }];
  const tree = await preview('menu-tree', { moves });
  const named = (name: string) => expect.arrayContaining([expect.objectContaining({ name })]);
  // It was typed when the preview was closed.
  await editor.update(MENU, entry.documentId, { name: 'Sheds' });
  expect(await list('menus', form.key)).toEqual(named('Sheds'));
  expect(await list('menus', hers.key)).toEqual(named('Halls'));
  expect(await list('menus', shared.key)).toEqual(named('Barns'));
  const again = await preview(target, { name: 'Yards' }, { key: form.key });
  expect(again.key).not.toBe(form.key);

  await editor.request('POST', '/menu-tree', { moves });
  const next = await preview('menu-tree', { moves: [] }, { key: tree.key });
  expect(next.key).not.toBe(tree.key);
  await editor.remove(MENU, entry.documentId);
});

test('several moves in the menu tree are seen together, and saved together', async () => {
  const add = async (name: string, order: number) =>
    (await editor.create(MENU, { name, order })).documentId;
  const [above, below, deeper] = [
    await add('Fees', 2010),
    await add('Duty', 2020),
    await add('Tax', 2030),
  ];
  const moves = [
    { entry: below, parent: above, before: null },
    { entry: deeper, parent: below, before: null },
    { entry: above, parent: null, before: null },
  ];
  const ask = (path: string) => editor.request('POST', path, { moves });
  const levels = (answer: unknown) =>
    Object.fromEntries(entriesOf(entryOf(answer).entries).map(({ id, parent }) => [id, parent]));
  const moved = { [above]: null, [below]: above, [deeper]: below };
  const stored = { [above]: null, [below]: null, [deeper]: null };
  expect(levels(await ask('/unsaved-menu-tree'))).toMatchObject(moved);
  expect(levels(await editor.request('GET', '/menu-tree'))).toMatchObject(stored);

  const { url, key } = entryOf(
    await editor.request('POST', '/unsaved-preview/menu-tree', { values: { moves } }),
  );
  const token = new URL(textOf(url)).searchParams.get('token') ?? '';
  const entry = `${cms.url}/admin/menu-tree`;
  expect(decodeJwt(token)).toMatchObject({ path: '/', entry, change: key });
  const roots = async (asked?: string) => {
    const ours = ['Fees', 'Duty', 'Tax'].map((name) => `filters[name][$in]=${name}`).join('&');
    const query = `menus?filters[parent][id][$null]=true&${ours}`;
    const headers = {
      authorization: `Bearer ${cms.token}`,
      ...(asked && { 'x-unsaved-change': asked }),
    };
    const response = await fetch(`${cms.url}/api/${query}`, { headers });
    return entriesOf(entryOf(await response.json()).data).map(({ name }) => name);
  };
  expect(await roots(textOf(key))).toEqual(['Fees']);
  expect(await roots()).toEqual(['Fees', 'Duty', 'Tax']);
  expect(levels(await ask('/menu-tree'))).toMatchObject(moved);
  expect(await roots()).toEqual(['Fees']);
  const circle = { moves: [{ entry: above, parent: deeper, before: null }] };
  await expect(editor.request('POST', '/unsaved-menu-tree', circle)).rejects.toThrow(/already/);
  for (const id of [deeper, below, above]) await editor.remove(MENU, id);
});

test('what a save would refuse has no preview, with the same words', async () => {
  const above = await editor.create(MENU, { name: 'Above' });
  const below = await editor.create(MENU, { name: 'Below', parent: above.documentId });
  const circle = { parent: { connect: [{ documentId: below.documentId }], disconnect: [] } };
  const target = `${MENU}/${above.documentId}`;
  const words = /“Below” is below “Above” already.*"path":\["parent"\]/;
  await expect(preview(target, circle)).rejects.toThrow(words);
  await expect(editor.update(MENU, above.documentId, circle)).rejects.toThrow(words);
  await expect(preview(target, { description: 'x'.repeat(91) })).rejects.toThrow(/400/);
  await expect(preview(target, { link: 'x'.repeat(300_000) })).rejects.toThrow(/too long/);
  await expect(preview('api::qna.qna/create', { title: 'Q' })).rejects.toThrow(/404/);
});

test('a setting is previewed with what follows from it', async () => {
  const setting = await editor.create(SETTING, { key: 'company_phone', value: '+255 1' });
  const office = await editor.create(OFFICE, {
    ...{ label: 'Arusha', address: 'Sokoine Road', phone: '+255 1', isDefault: true },
  });
  try {
    const phoneOf = async (key?: string) => {
      const offices = await list('company-addresses', key);
      return entriesOf(offices).find(({ label }) => label === 'Arusha')?.phone;
    };
    const { key } = await preview(`${SETTING}/${setting.documentId}`, { value: '+255 2' });
    expect(await phoneOf(key)).toBe('+255 2');
    expect(await phoneOf()).toBe('+255 1');
    const own = await preview(`${OFFICE}/${office.documentId}`, { phone: '+255 3' });
    expect(own).toMatchObject({ claims: { path: '/contact' }, hash: '#offices' });
    const seen = await editor.request('GET', `/site-address/${OFFICE}/${office.documentId}`);
    expect(new URL(textOf(entryOf(seen).url)).hash).toBe('#offices');
    const other = { label: 'Lusaka', address: 'Cairo Road' };
    expect((await preview(`${OFFICE}/create`, other)).hash).toBe('#other-offices');
    expect(await list('global-entities', own.key)).toEqual(
      expect.arrayContaining([expect.objectContaining({ key: 'company_phone', value: '+255 3' })]),
    );
  } finally {
    await editor.remove(OFFICE, office.documentId);
    await editor.remove(SETTING, setting.documentId);
  }
});

test('a change is previewed on the screen that shows it, once that is there', async () => {
  const pathOf = async (target: string, values: object) =>
    (await preview(target, values)).claims.path;
  for (const [key, path] of [
    ['company_time', '/'],
    ['contact-us', '/contact'],
    ['office_map', '/contact'],
  ] as const) {
    expect(await pathOf(`${SETTING}/create`, { key }), key).toBe(path);
  }
  const setting = await editor.create(SETTING, { key: 'careers', value: 'Work here' });
  const target = `${SETTING}/${setting.documentId}`;
  const vacancy = await editor.createPublished(VACANCY, { title: 'Clerk', slug: 'clerk' });
  expect(await pathOf(target, { value: 'With us' })).toBe('/careers');
  await editor.remove(VACANCY, vacancy.documentId);
  await editor.remove(SETTING, setting.documentId);

  const praise = preview(`${TESTIMONIAL}/create`, { text: 'Good.', name: 'Asha' });
  await expect(praise).rejects.toThrow(/nothing is published there/);
  const type = { type: 'guides', label: 'Guides' };
  await expect(preview(`${TYPE}/create`, type)).rejects.toThrow(/No screen/);
  expect(await pathOf(`${TYPE}/create`, { ...type, type: 'blogs' })).toBe('/blogs');
});

test.for([
  ['certificate', { name: 'ISO 9001' }, { name: 'ISO 27001' }, '/aboutus/company-profile'],
  ['article-type', { type: 'blogs', label: 'News' }, { label: 'Stories' }, '/blogs'],
  ['testimonial', { text: 'Good.', name: 'Asha' }, { text: 'Very good.' }, '/case-studies'],
] as const)('a change of a %s is previewed', async ([name, stored, values, path]) => {
  const uid = `api::${name}.${name}`;
  const study = await editor.createPublished(CASE_STUDY, { title: 'Fleet', client: 'A carrier' });
  const entry = await editor.create(uid, stored);
  try {
    const { key, claims } = await preview(`${uid}/${entry.documentId}`, values);
    expect(claims).toMatchObject({ path, change: key });
    const shown = expect.arrayContaining([expect.objectContaining(values)]);
    expect(await list(`${name}s`, key)).toEqual(shown);
    expect(await list(`${name}s`)).not.toEqual(shown);
  } finally {
    await editor.remove(uid, entry.documentId);
    await editor.remove(CASE_STUDY, study.documentId);
  }
});

test('a change of a topic is previewed in the search, with its place in the tree', async () => {
  const TOPIC = 'api::category.category';
  const add = (name: string) => editor.create(TOPIC, { name, link: '/services' });
  const [above, below] = [await add('Customs'), await add('Duties')];
  const target = `${TOPIC}/${below.documentId}`;
  const parent = { connect: [{ documentId: above.documentId }], disconnect: [] };
  const { key, claims } = await preview(target, { name: 'Tariffs', parent });
  expect(claims).toMatchObject({ path: '/search', change: key });
  const namesIn = async (path: string, asked?: string) =>
    entriesOf(await list(path, asked)).map(({ name, children }) => [
      name,
      ...(path === 'categories' ? [] : entriesOf(children).map((child) => child.name)),
    ]);
  const moved = [['Customs', 'Tariffs']];
  const stored = [['Customs'], ['Duties']];
  expect(await namesIn('categories/build-tree', key)).toEqual(expect.arrayContaining(moved));
  expect(await namesIn('categories/build-tree')).toEqual(expect.arrayContaining(stored));
  expect(await namesIn('categories', key)).toEqual(expect.arrayContaining([['Tariffs']]));
  const circle = { parent: { connect: [{ documentId: below.documentId }], disconnect: [] } };
  await expect(preview(target, circle)).rejects.toThrow(/ 400 /);
  for (const { documentId } of [below, above]) await editor.remove(TOPIC, documentId);
});

test('staff see a preview of what they may change only', async () => {
  const entry = await editor.create(MENU, { name: 'Ours' });
  const author = await joinStaff(cms, editor, 'strapi-author', 'Juma');
  for (const id of [entry.documentId, 'create']) {
    await expect(preview(`${MENU}/${id}`, { name: 'Theirs' }, {}, author)).rejects.toThrow(/403/);
  }
  const { key } = await preview(`${MENU}/${entry.documentId}`, { name: 'Mine' });
  const other = await joinStaff(cms, editor, 'strapi-editor', 'Rehema');
  const own = await preview(`${MENU}/${entry.documentId}`, { name: 'Hers' }, { key }, other);
  expect(own.key).not.toBe(key);
  const body = JSON.stringify({ values: {} });
  const options = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
  expect((await fetch(`${cms.url}/unsaved-preview/${MENU}/create`, options)).status).toBe(401);
});
