import { expect, test } from 'vitest';
import { toLines } from '../src/history/version-lines';
import type { VersionKind, VersionLine } from '../src/history/version-table';

const version = (id: number, kind: VersionKind, time: string, rest = {}): VersionLine => ({
  ...{ id, kind, createdAt: `2026-11-27T${time}Z` },
  ...{ entryType: 'api::article.article', entryId: 'a', title: 'Rates' },
  ...{ changed: [], authorName: 'Asha', deleted: null },
  ...rest,
});
const read = (versions: VersionLine[]) =>
  toLines(versions).map(({ id, changed, isSave }) => [id, changed.join(), isSave]);

test('one press of Publish is one line, with all that it changed', () => {
  const published = version(3, 'published', '10:00:01', { changed: ['body', 'title'] });
  const draft = version(2, 'draft', '10:00:00', { changed: ['body'] });
  expect(read([published, draft, version(1, 'draft', '09:00:00')])).toEqual([
    [3, 'body,title', true],
    [1, '', true],
  ]);
});

test('a publication of what was saved earlier, or by a colleague, is a line of its own', () => {
  const published = version(2, 'published', '10:00:20');
  expect(read([published, version(1, 'draft', '10:00:00')])).toEqual([
    [2, '', false],
    [1, '', true],
  ]);
  const hers = version(1, 'draft', '10:00:19', { authorName: 'Neema' });
  expect(read([published, hers])).toHaveLength(2);
});

test('what an entry contained before its first known change is listed at its time', () => {
  const versions = [
    version(3, 'draft', '12:00:00'),
    version(2, 'before', '08:00:00'),
    version(1, 'draft', '11:00:00'),
  ];
  expect(read(versions).map(([id]) => id)).toEqual([3, 1, 2]);
});
