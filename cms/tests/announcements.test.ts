import { expect, test } from 'vitest';
import { makeChange, receiveAnnouncement, withAnnouncements } from '../src/webhooks/announcements';

const ARTICLE = 'api::article.article';

/** A request that publishes a document; Strapi announces it once `commit` is called. */
function publish(documentId: string, entry: unknown = { documentId }) {
  let commit = () => {};
  const committed = new Promise<void>((resolve) => {
    commit = resolve;
  });
  const done = withAnnouncements(
    () =>
      makeChange({ uid: ARTICLE, documentId }, async () => {
        void committed.then(() => receiveAnnouncement({ uid: ARTICLE, entry }));
        return { documentId, entries: [{}] };
      }),
    (announced) => announced,
  );
  return { commit, done };
}

test('two editors publish at once: each waits for the announcement of the own article', async () => {
  const slow = publish('slow');
  const quick = publish('quick');
  quick.commit();
  const first = await Promise.race([slow.done.then(() => 'slow'), quick.done.then(() => 'quick')]);
  expect(first).toBe('quick');
  slow.commit();
  await slow.done;
});

test('two editors publish the same article at once: neither takes the announcement of the other', async () => {
  const slow = publish('same');
  const quick = publish('same');
  quick.commit();
  const first = await Promise.race([slow.done.then(() => 'slow'), quick.done.then(() => 'quick')]);
  expect(first).toBe('quick');
  slow.commit();
  await slow.done;
});

test('an announcement without an entry still ends the wait', async () => {
  const { commit, done } = publish('replaced-since', null);
  commit();
  await done;
});

test('a request that changes several documents waits for each of them', async () => {
  let announceSecond = () => {};
  let isDone = false;
  const done = withAnnouncements(
    async () => {
      const remove = (documentId: string) =>
        makeChange({ uid: ARTICLE, documentId }, () => ({ documentId, entries: [{}, {}] }));
      await remove('first');
      await remove('second');
      // A deleted document is announced twice: its draft and what was published.
      receiveAnnouncement({ uid: ARTICLE, entry: { documentId: 'first' } });
      receiveAnnouncement({ uid: ARTICLE, entry: { documentId: 'first' } });
      const second = new Promise<void>((resolve) => {
        announceSecond = resolve;
      });
      void second.then(() =>
        receiveAnnouncement({ uid: ARTICLE, entry: { documentId: 'second' } }),
      );
    },
    (announced) => announced,
  ).then(() => {
    isDone = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isDone).toBe(false);
  announceSecond();
  await done;
});

test('nothing is waited for where nothing changed or the change was refused', async () => {
  const change = { uid: ARTICLE, documentId: 'draft' };
  await withAnnouncements(
    () => makeChange(change, () => ({ documentId: 'draft', entries: [] })),
    (announced) => announced,
  );
  await withAnnouncements(
    () =>
      makeChange(change, () => {
        throw new Error('refused');
      }).catch(() => {}),
    (announced) => announced,
  );
});

test('outside of a request a change is made and nobody waits', async () => {
  expect(await makeChange({ uid: ARTICLE, documentId: null }, () => 'made')).toBe('made');
  receiveAnnouncement({ uid: ARTICLE, entry: null });
});
