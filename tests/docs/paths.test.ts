import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'content-client/README.md',
  'components/blocks/README.md',
  'deploy/README.md',
  'cms/README.md',
  'SECURITY.md',
  ...readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** A file or folder of this project in a code span; patterns (`*`, `{slug}`, `…`) are none. */
const CODE_PATH =
  /`((?:app|components|content|content-client|cms|deploy|docs|e2e|emails|lib|public|scripts|server|tests)\/[\w./[\]-]+)`/g;

test.each(PAGES)('%s names only files that exist', (page) => {
  const text = readFileSync(path.join(ROOT, page), 'utf8');
  const named = [...text.matchAll(CODE_PATH)].map(([, name = '']) => name);
  const missing = named.filter((name) => !existsSync(path.join(ROOT, name)));

  expect(missing).toEqual([]);
});
