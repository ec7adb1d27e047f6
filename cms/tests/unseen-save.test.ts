import { expect, test } from 'vitest';
import { unseenSave, type Version } from '../src/admin/history/version';

const OPENED = '2026-11-22T08:00:00.000Z';
const SAVED = '2026-11-22T08:10:00.000Z';

const version = (changes: Partial<Version> = {}): Version => ({
  ...{ id: 1, kind: 'saved', title: 'Rates', authorName: 'Neema', isOwn: false },
  ...{ createdAt: OPENED, isSave: true, changed: [] },
  ...changes,
});
const opened = { savedAt: OPENED, revision: 'a' };

test('a save by a colleague is one that the form does not show; one that it was opened with is not', () => {
  const hers = version({ createdAt: SAVED });
  expect(unseenSave({ versions: [hers], revision: 'b' }, OPENED, opened)).toBe(hers);
  expect(unseenSave({ versions: [hers], revision: 'a' }, OPENED, opened)).toBeNull();
});

test('after an own save, versions from before it warn of nobody, however long the next ones take', () => {
  const before = { versions: [version()], revision: 'a' };
  const saved = { savedAt: SAVED, revision: 'b' };
  expect(unseenSave(before, OPENED, saved)).toBeNull();
  const after = { versions: [version({ id: 2, isOwn: true, createdAt: SAVED })], revision: 'b' };
  expect(unseenSave(after, SAVED, saved)).toBeNull();
});

test('an own save counts where it was made in another window, and a publication never', () => {
  const own = version({ isOwn: true, createdAt: SAVED });
  expect(unseenSave({ versions: [own], revision: 'b' }, OPENED, opened)).toBe(own);
  const published = version({ kind: 'published', isSave: false, createdAt: SAVED });
  expect(unseenSave({ versions: [published], revision: 'b' }, OPENED, opened)).toBeNull();
});
