import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { toHtml, wholeGuide } from '../src/admin/guide/guide-html';

const read = (file: string) => readFile(path.join(import.meta.dirname, '../../docs', file), 'utf8');

test('every link of the guide leads somewhere inside the admin', async () => {
  const guide = wholeGuide(await read('editors.md'), await read('editors/leads.md'));
  const html = toHtml(guide, (source) => source);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`);
  const targets = [...html.matchAll(/ href="([^"]+)"/g)].map(([, to]) => to);
  expect(targets).toContain('#menu');
  expect(targets.filter((to) => !ids.includes(String(to)) && !to?.startsWith('http'))).toEqual([]);
  // What is in another file is said without a link.
  expect(html).toContain('whose guide says how: A file that must be gone.');
});
