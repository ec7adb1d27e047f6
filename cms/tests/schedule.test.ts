import { expect, onTestFinished, test, vi } from 'vitest';
import { createEditor, type Editor } from '../scripts/editor.mjs';
import { scheduleSeconds } from '../src/editing/schedule';
import { entriesOf, type Fields } from './support/client';
import { startCms } from './support/cms';
import { advancePlan } from './support/database';
import { PNG } from './support/png';
import { startReceiver } from './support/receiver';

const ARTICLE = 'api::article.article';
/** Long enough for a machine that is busy with other work. */
const PATIENT = { timeout: 60_000, interval: 100 };

test('a planned article is published once and announced, after a restart too, whatever fails beside it', async () => {
  const receiver = await startReceiver();
  onTestFinished(receiver.close);
  const published = () =>
    receiver.calls
      .filter(({ body }) => body.event === 'entry.publish')
      .map(({ body }) => body.entry?.slug)
      .sort();
  const boot = async (dataDir?: string) => {
    const cms = await startCms({
      dataDir,
      env: { REVALIDATE_URL: receiver.url, SCHEDULE_INTERVAL_SECONDS: '1' },
    });
    onTestFinished(cms.remove);
    return { cms, editor: await createEditor(cms) };
  };

  const first = await boot();
  const { dataDir } = first.cms;
  const silent = await first.editor.upload('silent.png', {}, PNG);
  const failing = await plan(first.editor, 'failing', { cover: silent.id });
  const soon = await plan(first.editor, 'soon');
  const later = await plan(first.editor, 'later');
  for (const slug of ['failing', 'soon']) await advancePlan(dataDir, slug);
  await expect.poll(published, PATIENT).toEqual(['soon']);

  const [shown] = entriesOf((await first.cms.get('articles?filters[slug]=soon')).body.data);
  expect(shown).not.toHaveProperty('publishAt');
  expect(await first.editor.get(ARTICLE, soon.documentId)).toMatchObject({
    publishAt: null,
    status: 'published',
  });
  await expect
    .poll(() => first.editor.get(ARTICLE, failing.documentId), PATIENT)
    .toMatchObject({
      publishAt: expect.any(String),
      publishProblem: expect.stringMatching(
        /“silent\.png” \(Cover image\) has no alternative text/,
      ),
    });

  // A form that was open meanwhile still has the plan.
  const publishAt = new Date(Date.now() - 5 * 60_000).toISOString();
  const saved = { title: 'Saved later', publishAt };
  expect(await first.editor.update(ARTICLE, soon.documentId, saved)).toMatchObject({
    title: 'Saved later',
    publishAt: null,
  });

  // A moment long before that publication was never a plan.
  await expect(
    first.editor.update(ARTICLE, soon.documentId, { publishAt: '2020-01-01T12:00:00.000Z' }),
  ).rejects.toThrow(/This moment has passed.*empty the field/);

  // By hand, before its time: the plan is over.
  await first.editor.publish(ARTICLE, later.documentId);
  expect((await first.editor.get(ARTICLE, later.documentId)).publishAt).toBeNull();

  // Taken off the site, an article does not come back by itself.
  await first.editor.update(ARTICLE, later.documentId, { publishAt: hourAhead() });
  await first.editor.unpublish(ARTICLE, later.documentId);
  expect(await first.editor.get(ARTICLE, later.documentId)).toMatchObject({
    publishAt: null,
    status: 'draft',
  });

  // The time of this plan comes while nobody looks.
  await plan(first.editor, 'missed');
  await first.cms.stop();
  await advancePlan(dataDir, 'missed');
  expect(published()).toEqual(['later', 'soon']);

  const second = await boot(dataDir);
  await expect.poll(published, PATIENT).toEqual(['later', 'missed', 'soon']);
  await second.editor.updateMedia(silent.id, { alternativeText: 'A dot' });
  await expect.poll(published, PATIENT).toEqual(['failing', 'later', 'missed', 'soon']);
  expect((await second.editor.get(ARTICLE, failing.documentId)).publishProblem).toBeNull();

  // Another round of the schedule publishes what is new in it, and nothing again.
  await plan(second.editor, 'one-more');
  await advancePlan(dataDir, 'one-more');
  await expect.poll(published, PATIENT).toContain('one-more');
  await plan(second.editor, 'the-last');
  await advancePlan(dataDir, 'the-last');
  await expect.poll(published, PATIENT).toContain('the-last');
  expect(published()).toEqual(['failing', 'later', 'missed', 'one-more', 'soon', 'the-last']);
});

test('an article whose reviewer asks for changes waits for them, whatever is planned', async () => {
  const cms = await startCms({ env: { SCHEDULE_INTERVAL_SECONDS: '1' } });
  onTestFinished(cms.remove);
  const editor = await createEditor(cms);
  const { documentId } = await plan(editor, 'returned');
  const say = (status: string) =>
    editor.request('POST', `/review/${ARTICLE}/${documentId}`, { status, comment: 'The figures' });
  await say('ready');
  await say('returned');
  await advancePlan(cms.dataDir, 'returned');
  const stored = () => editor.get(ARTICLE, documentId);
  await expect.poll(stored, PATIENT).toMatchObject({
    publishProblem: expect.stringMatching(/Changes were asked for/),
    status: 'draft',
  });
  await say('ready');
  await editor.update(ARTICLE, documentId, { publishAt: hourAhead() });
  await advancePlan(cms.dataDir, 'returned');
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

function plan(editor: Editor, slug: string, fields: Fields = {}) {
  return editor.create(ARTICLE, { title: slug, slug, publishAt: hourAhead(), ...fields });
}
