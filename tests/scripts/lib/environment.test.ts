import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'environment-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What a command gets to see, in a program of its own. */
function load(outside: Record<string, string>): Record<string, string> {
  const module = JSON.stringify(path.resolve('scripts/lib/environment.mjs'));
  const code = `const { loadEnvironment } = await import(${module});
    process.stdout.write(JSON.stringify(loadEnvironment(${JSON.stringify(folder)})));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', ...outside },
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
}

test('.env.example runs as it is: its empty lines set nothing', () => {
  copyFileSync('.env.example', path.join(folder, '.env.local'));
  const env = load({});
  expect(env.CONTENT_API_TOKEN).toBeUndefined();
  expect(Object.values(env)).not.toContain('');
  expect(env.PORT).toBe('3000');
});

test('what is set outside wins over the file', () => {
  copyFileSync('.env.example', path.join(folder, '.env.local'));
  expect(load({ PORT: '4000' })).toMatchObject({
    PORT: '4000',
    SITE_URL: 'http://localhost:4000',
  });
});

test.each([
  ['start', { PORT: 'abc' }, 'PORT must be a port number'],
  ['start', { PORT: '99999' }, 'PORT must be a port number'],
  ['dev', { CMS_PORT: 'abc' }, 'CMS_PORT must be a port number'],
  ['start', { SITE_URL: 'www.example.com' }, 'SITE_URL must be a URL that starts with http'],
  ['dev', { CMS_PUBLIC_URL: 'cms.example.com' }, 'CMS_PUBLIC_URL must be a URL'],
])('npm %s with %j does nothing but name it', (command, wrong, sentence) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${command}.mjs`], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', ...wrong },
    encoding: 'utf8',
  });
  expect(stderr).toContain(`\nThe environment is wrong: ${sentence}`);
  expect(stderr).not.toContain('    at ');
  expect([status, stdout]).toEqual([1, '']);
});
