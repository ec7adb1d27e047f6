import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const NAMED = /importTypeScript\(\s*'([^']+)'/g;

test('what the scripts load by its name is there', () => {
  const scripts = readdirSync('scripts', { recursive: true, encoding: 'utf8' });
  const files = scripts
    .filter((file) => file.endsWith('.mjs') && !file.includes('node_modules'))
    .map((file) => path.join('scripts', file));
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(NAMED)].map(([, name = '']) => name),
  );

  expect(named).toContain('lib/search/search-index.ts');
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});
