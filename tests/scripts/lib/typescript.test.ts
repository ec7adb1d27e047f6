import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

test('every module that a script imports by its path is there', () => {
  const named = ['scripts', 'scripts/bench/measure']
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
    .filter((file) => file.endsWith('.mjs'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/importTypeScript\('([^']+)'\)/g)])
    .map(([, file = '']) => file);
  expect(named).toContain('lib/search/search-index.ts');
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
