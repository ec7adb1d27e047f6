import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { bundleServer } from '../../../scripts/lib/bundle-server.mjs';
import { hintCompilation } from '../../../scripts/lib/hint-compilation.mjs';
import { precompress } from '../../../scripts/lib/precompress.mjs';
import { buildOnce, digest } from '../../../scripts/lib/stamp.mjs';
import { FIXTURE, ROOT } from './start-site';

const SOURCES = ['app', 'middleware.tsx', 'next.config.ts', 'tsconfig.json'];
const NEXT = path.join(ROOT, 'node_modules/next/dist/bin/next');

/** Builds the fixture with the installed framework, unless that build is there; removes what it stores. */
export default async function globalSetup() {
  const clear = () => rmSync(path.join(FIXTURE, '.data'), { recursive: true, force: true });
  clear();
  await bundleServer(FIXTURE);
  const next = digest(ROOT, ['node_modules/next/package.json', 'server', 'lib', 'scripts/lib']);
  const stamp = path.join(FIXTURE, '.next', '.fixture-stamp');
  await buildOnce(stamp, digest(FIXTURE, SOURCES, { next }), async () => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [NEXT, 'build'], {
      cwd: FIXTURE,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The fixture was not built.\n${stdout}\n${stderr}`);
    await hintCompilation(path.join(FIXTURE, '.next'));
    await precompress(path.join(FIXTURE, '.next', 'static'));
  });
  return clear;
}
