import { expect, test } from 'vitest';
import { createEditor } from '../scripts/editor.mjs';
import { entriesOf, entryOf, textOf } from './support/client';
import { sharedCms } from './support/cms';
import { readView, type View } from './support/view';

const ARTICLE = 'api::article.article';
/** Shown by the panel beside the form. */
const BESIDE_THE_FORM = ['publishProblem'];
/** Strapi writes these itself; nobody else does. */
const OWN_FIELDS = ['id', 'documentId', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy'];

test('every field that editors see has a name in words, and none is left out of its form', async () => {
  const admin = await createEditor(await sharedCms());
  const read = async (kind: string) =>
    entriesOf(entryOf(await admin.request('GET', `/content-manager/${kind}`)).data);
  const types = (await read('content-types')).filter(
    ({ uid, isDisplayed }) => textOf(uid).startsWith('api::') && isDisplayed,
  );
  const ours = [...types, ...(await read('components'))];
  expect(ours.length).toBeGreaterThan(20);

  for (const { uid, attributes } of ours) {
    const view = await readView(admin, textOf(uid));
    expectComplete(textOf(uid), entryOf(attributes), view);
  }

  const nameOf = (uid: string) => entryOf(ours.find((each) => each.uid === uid)?.info).displayName;
  for (const uid of ['shared.rich-text', 'shared.carousel-button']) {
    // The list of blocks cuts long names: the warning comes first.
    expect(nameOf(uid)).toMatch(/^Not shown: /);
  }
  const article = await readView(admin, ARTICLE);
  // “blogs”, as the guide and the help text call the collection.
  expect(article.metadatas.article_types?.edit.mainField).toBe('type');
  expect(article.layouts.list).toEqual(['title', 'slug', 'createdAt', 'publishAt']);
});

test('no form has a list whose order means nothing, and an example of a coordinate says that it is one', async () => {
  const admin = await createEditor(await sharedCms());
  for (const uid of ['api::menu.menu', 'api::category.category']) {
    // Strapi shows it with handles, and the site goes by the positions.
    const { layouts } = await readView(admin, uid);
    expect(
      layouts.edit.flat().map(({ name }) => name),
      uid,
    ).not.toContain('children');
  }
  const { metadatas } = await readView(admin, 'api::company-address.company-address');
  for (const name of ['latitude', 'longitude']) {
    expect(metadatas[name]?.edit.placeholder, name).toMatch(/^such as /);
  }
});

test('a field stands and is called where the site shows it', async () => {
  const admin = await createEditor(await sharedCms());
  const { layouts, metadatas } = await readView(admin, 'api::company-profile.company-profile');
  const names = layouts.edit.flat().map(({ name }) => name);
  expect(names.indexOf('partnersTitle')).toBe(names.indexOf('partners') - 1);
  expect(metadatas.partnersTitle?.edit.label).toBe('Home: line beside the partners');
});

/** What the box above the blocks has room for in one line, which it cuts. */
const MAX_BLOCKS_HELP = 55;

test('what stands above the blocks of an entry is not cut', async () => {
  const admin = await createEditor(await sharedCms());
  for (const uid of [ARTICLE, 'api::about.about', 'api::case-study.case-study']) {
    const { metadatas } = await readView(admin, uid);
    expect(textOf(metadatas.blocks?.edit.description).length, uid).toBeLessThan(MAX_BLOCKS_HELP);
  }
});

function expectComplete(uid: string, attributes: Record<string, unknown>, view: View) {
  const { layouts, metadatas, settings } = view;
  const shown = layouts.edit.flat().map(({ name }) => name);
  for (const row of layouts.edit) {
    const width = row.reduce((sum, { size }) => sum + size, 0);
    expect(width, `${uid}: a row is too wide`).toBeLessThanOrEqual(12);
  }
  // Of an old block that has no short text, Strapi takes one of its own fields; rows of files are named by the service.
  expect([...shown, 'id', 'documentId', 'rowName'], uid).toContain(settings.mainField);

  for (const [name, attribute] of Object.entries(attributes)) {
    if (OWN_FIELDS.includes(name)) continue;
    if (isHidden(attribute) || BESIDE_THE_FORM.includes(name)) {
      expect(shown, `${uid}: ${name} should be hidden`).not.toContain(name);
      continue;
    }
    expect(shown, `${uid}: ${name} is in no row`).toContain(name);
    expect(metadatas[name]?.edit.label, `${uid}: ${name} has no name in words`).not.toBe(name);
  }
}

function isHidden(attribute: unknown): boolean {
  const { pluginOptions } = entryOf(attribute);
  const options = entryOf(entryOf(pluginOptions ?? {})['content-manager'] ?? {});
  return options.visible === false;
}
