import { expect, test } from 'vitest';
import { findProblems, packagesOf } from '../../../scripts/lib/package-rules.mjs';

const RIGHT = { name: 'right', version: '1.0.0', license: 'MIT', integrity: 'sha512-abc' };

test('a package of the registry with a checksum and a free licence is right', () => {
  const from = 'https://registry.npmjs.org/right/-/right-1.0.0.tgz';
  expect(findProblems([RIGHT, { ...RIGHT, resolved: from }], {})).toEqual([]);
});

test.each([
  ['another host', { resolved: 'https://packages.example/right.tgz' }, 'registry'],
  ['a repository', { resolved: 'git+ssh://git@host.example/right.git' }, 'registry'],
  ['no checksum', { integrity: undefined }, 'checksum'],
  ['a weak checksum', { integrity: 'sha1-abc' }, 'checksum'],
  ['a folder', { link: true }, 'checksum'],
  ['a licence that is not allowed', { license: 'AGPL-3.0-only' }, 'licence'],
  ['one of two licences that must both hold', { license: 'MIT AND AGPL-3.0-only' }, 'licence'],
  ['no licence', { license: undefined }, 'licence'],
  ['a script nobody has named', { hasInstallScript: true }, 'install script'],
])('%s is found', (_name, difference, word) => {
  expect(findProblems([{ ...RIGHT, ...difference }], {})).toEqual([expect.stringContaining(word)]);
});

test('what does not run in production may have any licence, and a choice of licences is one', () => {
  expect(findProblems([{ ...RIGHT, dev: true, license: 'AGPL-3.0-only' }], {})).toEqual([]);
  expect(findProblems([{ ...RIGHT, license: '(MIT OR GPL-3.0-or-later)' }], {})).toEqual([]);
});

test('a named install script is right, whether it may run or not', () => {
  expect(findProblems([{ ...RIGHT, hasInstallScript: true }], { right: false })).toEqual([]);
});

test('a package is named by the end of its place', () => {
  const packages = { '': {}, 'node_modules/a/node_modules/@b/c': { version: '1.0.0' } };
  expect(packagesOf({ packages })).toEqual([{ name: '@b/c', version: '1.0.0' }]);
});
