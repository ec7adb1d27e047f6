import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { siteDigest } from '../../../scripts/lib/site.mjs';
import { listSiteSources } from '../../../scripts/lib/sources.mjs';
import { digest } from '../../../scripts/lib/stamp.mjs';

const SOURCES = [
  'app/page.tsx',
  'instrumentation-client.ts',
  'package.json',
  'public/mark.svg',
  'scripts/build.mjs',
  'scripts/lib/site.mjs',
  'something-new.ts',
];
const OTHERS = [
  '.env.local',
  '.github/workflows/ci.yml',
  'README.md',
  'cms/src/index.ts',
  'dist/server/index.js',
  'docs/notes.md',
  'e2e/home.spec.ts',
  'next-env.d.ts',
  'node_modules/some-package/index.js',
  'playwright.config.ts',
  'scripts/bench/report.mjs',
  'scripts/test.mjs',
  'tests/home.test.ts',
  'tsconfig.tsbuildinfo',
];

let folder = '';
let root = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sources-'));
  root = folder;
  for (const file of [...SOURCES, ...OTHERS]) write(file, 'first');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe.each([
  ['in a repository', makeRepository],
  ['unpacked without one', () => undefined],
  ['unpacked into a folder that another repository ignores', makeIgnored],
])('the sources of a build, %s', (_, prepare) => {
  beforeEach(() => {
    prepare();
  });

  test('are all files but those that play no part in it', () => {
    expect(listSiteSources(root)).toEqual(SOURCES);
  });

  test('are built again after an edit of any of them', () => {
    for (const file of SOURCES) {
      const before = stamp();
      write(file, 'second');
      expect(stamp(), file).not.toBe(before);
    }
  });

  test('are not built again after an edit of anything else', () => {
    const before = stamp();
    for (const file of OTHERS) write(file, 'second');
    expect(stamp()).toBe(before);
  });
});

test('a tracked file that was removed is no source any more, and counts as a change', () => {
  makeRepository();
  const before = stamp();
  rmSync(path.join(root, 'something-new.ts'));
  expect(stamp()).not.toBe(before);
});

test('every file at the root of this project that the framework loads is a source', () => {
  const files = listSiteSources(path.resolve('.'));
  expect(files).toEqual(
    expect.arrayContaining(['instrumentation-client.ts', 'instrumentation.ts']),
  );
  expect(files).toEqual(expect.arrayContaining(['middleware.ts', 'next.config.ts']));
});

function makeRepository() {
  writeFileSync(
    path.join(root, '.gitignore'),
    '/dist/\nnode_modules/\n.env.local\nnext-env.d.ts\n*.tsbuildinfo\n',
  );
  git('init', '-q');
  // One file is not tracked yet.
  git('add', '.', ':!instrumentation-client.ts');
}

function makeIgnored() {
  git('init', '-q');
  writeFileSync(path.join(root, '.gitignore'), 'unpacked/\n');
  root = path.join(folder, 'unpacked');
  for (const file of [...SOURCES, ...OTHERS]) write(file, 'first');
}

function git(...args: string[]) {
  execFileSync('git', args, { cwd: root, stdio: 'ignore' });
}

function stamp(): string {
  return digest(root, listSiteSources(root));
}

function write(file: string, content: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

test('a build with another DEPLOYMENT_ID is another one', () => {
  expect(siteDigest({})).toBe(siteDigest({ PORT: '4000' }));
  expect(siteDigest({ DEPLOYMENT_ID: '2' })).not.toBe(siteDigest({}));
});
