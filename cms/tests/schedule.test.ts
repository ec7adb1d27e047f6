import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { PNG } from '../../tests/support/png';
import { createEditor, type Editor } from '../scripts/editor.mjs';
import { scheduleSeconds } from '../src/editing/schedule';
import { entriesOf, type Fields } from './support/client';
import { startCms, type TestCms } from './support/cms';
import { advancePlan } from './support/database';
import { type FakeSite, startFakeSite } from './support/fake-site';

const ARTICLE = 'api::article.article';
/** Long enough for a machine that is busy with other work. */
const PATIENT = { timeout: 60_000, interval: 100 };

let site: FakeSite;
let cms: TestCms;
let editor: Editor;
beforeAll(async () => {
  site = await startFakeSite();
  await boot();
});
afterAll(async () => {
  await cms.remove();
  await site.close();
});

/** Starts the service, or, at the same place, starts it again. */
async function boot() {
  cms = await startCms({
    ...(cms && { dataDir: cms.dataDir, port: cms.port }),
    env: { REVALIDATE_URL: site.webhookUrl, SCHEDULE_INTERVAL_SECONDS: '1' },
  });
  editor = await createEditor(cms);
}

const advance = (slug: string) => advancePlan(cms.dataDir, slug);

test('a planned article is published once and announced, after a restart too, whatever fails beside it', async () => {
  const published = () =>
    site
      .webhookCalls()
      .filter(({ event }) => event === 'entry.publish')
      .map(({ entry }) => entry?.slug)
      .sort();
  const silent = await editor.upload('silent.png', {}, PNG);
  const failing = await plan('failing', { cover: silent.id });
  const soon = await plan('soon');
  const later = await plan('later');
  for (const slug of ['failing', 'soon']) await advance(slug);
  await expect.poll(published, PATIENT).toEqual(['soon']);

  const [shown] = entriesOf((await cms.get('articles?filters[slug]=soon')).body.data);
  expect(shown).not.toHaveProperty('publishAt');
  expect(await editor.get(ARTICLE, soon.documentId)).toMatchObject({
    publishAt: null,
    status: 'published',
  });
  await expect
    .poll(() => editor.get(ARTICLE, failing.documentId), PATIENT)
    .toMatchObject({
      publishAt: expect.any(String),
      publishProblem: expect.stringMatching(
        /“silent\.png” \(Cover image\) has no alternative text/,
      ),
    });

  // A form that was open meanwhile still has the plan.
  const publishAt = new Date(Date.now() - 5 * 60_000).toISOString();
  const saved = { title: 'Saved later', publishAt };
  expect(await editor.update(ARTICLE, soon.documentId, saved)).toMatchObject({
    title: 'Saved later',
    publishAt: null,
  });

  // A moment long before that publication was never a plan.
  await expect(
    editor.update(ARTICLE, soon.documentId, { publishAt: '2020-01-01T12:00:00.000Z' }),
  ).rejects.toThrow(/This moment has passed.*empty the field/);

  // By hand, before its time: the plan is over.
  await editor.publish(ARTICLE, later.documentId);
  expect((await editor.get(ARTICLE, later.documentId)).publishAt).toBeNull();

  // Taken off the site, an article does not come back by itself.
  await editor.update(ARTICLE, later.documentId, { publishAt: hourAhead() });
  await editor.unpublish(ARTICLE, later.documentId);
  expect(await editor.get(ARTICLE, later.documentId)).toMatchObject({
    publishAt: null,
    status: 'draft',
  });

  // The time of this plan comes while nobody looks.
  await plan('missed');
  await cms.stop();
  await advance('missed');
  expect(published()).toEqual(['later', 'soon']);

  await boot();
  await expect.poll(published, PATIENT).toEqual(['later', 'missed', 'soon']);
  await editor.updateMedia(silent.id, { alternativeText: 'A dot' });
  await expect.poll(published, PATIENT).toEqual(['failing', 'later', 'missed', 'soon']);
  expect((await editor.get(ARTICLE, failing.documentId)).publishProblem).toBeNull();

  // Another round of the schedule publishes what is new in it, and nothing again.
  await plan('one-more');
  await advance('one-more');
  await expect.poll(published, PATIENT).toContain('one-more');
  await plan('the-last');
  await advance('the-last');
  await expect.poll(published, PATIENT).toContain('the-last');
  expect(published()).toEqual(['failing', 'later', 'missed', 'one-more', 'soon', 'the-last']);
});

test('an article whose reviewer asks for changes waits for them, whatever is planned', async () => {
  const { documentId } = await plan('returned');
  const say = (status: string) =>
    editor.request('POST', `/review/${ARTICLE}/${documentId}`, { status, comment: 'The figures' });
  await say('ready');
  await say('returned');
  await advance('returned');
  const stored = () => editor.get(ARTICLE, documentId);
  await expect.poll(stored, PATIENT).toMatchObject({
    publishProblem: expect.stringMatching(/Changes were asked for/),
    status: 'draft',
  });
  await say('ready');
  await editor.update(ARTICLE, documentId, { publishAt: hourAhead() });
  await advance('returned');
  await expect.poll(stored, PATIENT).toMatchObject({ publishProblem: null, status: 'published' });
});

test('a copy whose interval is 0 never looks for articles that are due', () => {
  expect(scheduleSeconds()).toBe(10);
  vi.stubEnv('SCHEDULE_INTERVAL_SECONDS', '0');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(scheduleSeconds()).toBe(0);
});

/** The time of each plan comes when the test says so. */
function hourAhead(): string {
  return new Date(Date.now() + 3_600_000).toISOString();
}

function plan(slug: string, fields: Fields = {}) {
  return editor.create(ARTICLE, { title: slug, slug, publishAt: hourAhead(), ...fields });
}
