import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { createEditor } from '../scripts/editor.mjs';
import { startCms, startReceiver } from './support.mjs';

const ARTICLE = 'api::article.article';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a planned article is published once and announced, after a restart too, whatever fails beside it', async (t) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'cms-test-'));
  t.after(() => rm(dataDir, { recursive: true, force: true }));
  const receiver = await startReceiver();
  t.after(receiver.close);
  const env = { SEED_PACK: 'empty', REVALIDATE_URL: receiver.url };
  const published = () =>
    receiver.calls
      .filter(({ body }) => body.event === 'entry.publish')
      .map(({ body }) => body.entry.slug);

  const first = await startCms({ dataDir, env });
  t.after(first.stop);
  let editor = await createEditor(first);
  const plan = (slug, inMs, fields = {}) =>
    editor.create(ARTICLE, {
      title: slug,
      slug,
      publishAt: new Date(Date.now() + inMs).toISOString(),
      ...fields,
    });
  const silent = await editor.upload('silent.png', {}, PNG);
  const failing = await plan('failing', 500, { cover: silent.id });
  const soon = await plan('soon', 1000);
  const later = await plan('later', 3_600_000);
  const missed = await plan('missed', 20_000);
  await until(() => published().includes('soon'));

  assert.equal((await first.get('articles?filters[slug]=soon')).body.data.length, 1);
  assert.equal((await first.get('articles')).body.data[0].publishAt, undefined);
  assert.equal((await editor.get(ARTICLE, soon.documentId)).publishAt, null);
  assert.equal((await editor.get(ARTICLE, soon.documentId)).status, 'published');
  const refused = await editor.get(ARTICLE, failing.documentId);
  assert.match(refused.publishProblem, /“silent\.png” \(Cover picture\) has no alternative text/);
  assert.notEqual(refused.publishAt, null);

  // By hand, before its time: the plan is over.
  await editor.publish(ARTICLE, later.documentId);
  assert.equal((await editor.get(ARTICLE, later.documentId)).publishAt, null);
  await first.stop();
  await delay(Math.max(0, Date.parse(missed.publishAt) - Date.now()));
  assert.ok(!published().includes('missed'));

  const second = await startCms({ dataDir, env });
  t.after(second.stop);
  editor = await createEditor(second);
  await editor.updateMedia(silent.id, { alternativeText: 'A dot' });
  await until(() => published().includes('missed') && published().includes('failing'));
  assert.equal((await editor.get(ARTICLE, failing.documentId)).publishProblem, null);

  // Two more rounds of the schedule.
  await delay(20_000);
  assert.deepEqual(published().sort(), ['failing', 'later', 'missed', 'soon']);
});

async function until(isTrue, withinMs = 30_000) {
  const deadline = Date.now() + withinMs;
  while (!isTrue()) {
    assert.ok(Date.now() < deadline, 'it did not happen in time');
    await delay(100);
  }
}
