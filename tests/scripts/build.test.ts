import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';

const FOLDER = '.next-interrupted';

test('a build that is told to end ends at once, with the framework', async () => {
  onTestFinished(() => rmSync(FOLDER, { recursive: true, force: true }));
  const env = { NODE_ENV: 'production' as const, PATH: process.env.PATH, NEXT_DIST_DIR: FOLDER };
  const build = spawn(process.execPath, ['scripts/build.mjs'], { detached: true, env });
  onTestFinished(
    () => void (build.exitCode === null && process.kill(-Number(build.pid), 'SIGKILL')),
  );
  const exited = once(build, 'exit');
  // The framework has begun.
  await once(build.stdout, 'data');
  build.kill('SIGTERM');
  // After what it has started.
  expect(await exited).toEqual([143, null]);
}, 30_000);
