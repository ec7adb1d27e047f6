import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { createEditor } from '../scripts/editor.mjs';
import { startCms } from './support.mjs';

const ARTICLE = 'api::article.article';
/** Kept by Strapi itself; nobody writes them. */
const OWN_FIELDS = ['id', 'documentId', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy'];

const read = async (admin, kind, uid) =>
  (await admin.request('GET', `/content-manager/${kind}/${uid}/configuration`)).data;

test('every field that editors see has a name in words, and none is left out of its form', async (t) => {
  const cms = await startCms({ env: { SEED_PACK: 'empty' } });
  t.after(cms.remove);
  const admin = await createEditor(cms);
  const { data: types } = await admin.request('GET', '/content-manager/content-types');
  const { data: components } = await admin.request('GET', '/content-manager/components');
  const ours = [
    ...types.filter(({ uid, isDisplayed }) => uid.startsWith('api::') && isDisplayed),
    ...components,
  ];
  assert.ok(ours.length > 20);

  for (const { uid, attributes } of ours) {
    const isType = uid.startsWith('api::');
    const answer = await read(admin, isType ? 'content-types' : 'components', uid);
    const { layouts, metadatas, settings } = isType ? answer.contentType : answer.component;
    const shown = layouts.edit.flat().map(({ name }) => name);
    for (const row of layouts.edit)
      assert.ok(row.reduce((sum, { size }) => sum + size, 0) <= 12, `${uid}: a row is too wide`);
    assert.ok(shown.includes(settings.mainField) || settings.mainField === 'id', uid);

    for (const [name, attribute] of Object.entries(attributes)) {
      if (OWN_FIELDS.includes(name)) continue;
      if (attribute.pluginOptions?.['content-manager']?.visible === false) continue;
      assert.ok(shown.includes(name), `${uid}: ${name} is in no row`);
      assert.notEqual(metadatas[name].edit.label, name, `${uid}: ${name} has no name in words`);
    }
    for (const name of shown)
      assert.notEqual(
        attributes[name]?.pluginOptions?.['content-manager']?.visible,
        false,
        `${uid}: ${name} should be hidden`,
      );
  }
});

test('a later boot leaves alone what staff rearranged, and still arranges the rest', async (t) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'cms-test-'));
  t.after(() => rm(dataDir, { recursive: true, force: true }));
  const first = await startCms({ dataDir, env: { SEED_PACK: 'empty' } });
  t.after(first.stop);
  const admin = await createEditor(first);

  const { contentType: before } = await read(admin, 'content-types', ARTICLE);
  const changed = structuredClone(before);
  changed.metadatas.title.edit.label = 'Headline';
  changed.layouts.list = ['title', 'updatedAt'];
  changed.layouts.edit.reverse();
  changed.settings.pageSize = 50;
  const { settings, metadatas, layouts } = changed;
  // Read with the answer, refused in the request.
  for (const { list } of Object.values(metadatas)) delete list.mainField;
  await admin.request('PUT', `/content-manager/content-types/${ARTICLE}/configuration`, {
    settings,
    metadatas,
    layouts,
  });
  const { contentType: arranged } = await read(admin, 'content-types', ARTICLE);
  assert.equal(arranged.metadatas.title.edit.label, 'Headline');
  const { data: roles } = await admin.request('GET', '/admin/roles');
  const editors = roles.find(({ code }) => code === 'strapi-editor');
  const granted = (await admin.request('GET', `/admin/roles/${editors.id}/permissions`)).data;
  const fewer = granted.filter(({ subject }) => subject !== 'api::menu.menu');
  assert.ok(fewer.length < granted.length);
  await admin.request('PUT', `/admin/roles/${editors.id}/permissions`, {
    permissions: fewer.map(({ action, subject, properties, conditions }) => ({
      action,
      subject,
      properties,
      conditions,
    })),
  });
  await first.stop();

  const second = await startCms({ dataDir, env: { SEED_PACK: 'empty' } });
  t.after(second.stop);
  const again = await createEditor(second);
  const { contentType: kept } = await read(again, 'content-types', ARTICLE);
  assert.deepEqual(kept, arranged);
  const stillGranted = (await again.request('GET', `/admin/roles/${editors.id}/permissions`)).data;
  assert.equal(stillGranted.length, fewer.length);
});
