import { beforeEach, expect, test, vi } from 'vitest';
import { Stages } from '../../../scripts/lib/stages.mjs';

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

const passes = (name: string) => ({ name, run: async () => '' });
const fails = (name: string) => ({ name, run: () => Promise.reject(new Error('No')) });

test('a stage without tests of its own is one check', async () => {
  const stages = new Stages();
  await stages.inSequence([passes('Types'), fails('Lint')]);

  expect(stages.total).toMatchObject({ passed: 1, failed: 1 });
});

test('a stage that fails does not keep the next from running', async () => {
  const stages = new Stages();
  const run = vi.fn(async () => '');
  await stages.inSequence([fails('Lint'), { name: 'Types', run }]);

  expect(run).toHaveBeenCalledOnce();
});

test('a stage reads its tests from what it printed', async () => {
  const stages = new Stages();
  const count = (log: string) => ({ passed: Number(log), failed: 0 });
  await stages.inSequence([{ name: 'Unit tests', run: async () => '12', count }]);

  expect(stages.total).toMatchObject({ passed: 12, failed: 0 });
});

test('what fails before it counts its tests is one failure', async () => {
  const stages = new Stages();
  await stages.inSequence([{ ...fails('Journeys'), count: () => null }]);

  expect(stages.total).toMatchObject({ passed: 0, failed: 1 });
});

test('failed tests are counted, not the failed program', async () => {
  const stages = new Stages();
  await stages.inSequence([{ ...fails('Journeys'), count: () => ({ passed: 7, failed: 2 }) }]);

  expect(stages.total).toMatchObject({ passed: 7, failed: 2 });
});

test('tests that passed before their stage failed are counted', async () => {
  const stages = new Stages();
  await stages.inSequence([{ ...fails('Journeys'), count: () => ({ passed: 7, failed: 0 }) }]);

  expect(stages.total).toMatchObject({ passed: 7, failed: 1 });
});

test('what was skipped is in the line of the stage and in that of all', async () => {
  const stages = new Stages();
  const count = () => ({ passed: 7, failed: 0, skipped: 2 });
  await stages.inSequence([{ ...passes('Unit tests'), count }, passes('Types')]);

  expect(stages.report().split('\n')).toEqual([
    expect.stringMatching(/ 7 passed, 0 failed, 2 skipped$/),
    expect.stringMatching(/ 1 passed, 0 failed$/),
    expect.stringMatching(/ 8 passed, 0 failed, 2 skipped$/),
  ]);
});

test('lanes run beside each other', async () => {
  const stages = new Stages();
  let release = () => {};
  const isReleased = new Promise<string>((resolve) => {
    release = () => resolve('');
  });
  // The first lane ends only when the second one has begun.
  await stages.inLanes([
    [{ name: 'Waits', run: () => isReleased }],
    [
      {
        name: 'Releases',
        run: async () => {
          release();
          return '';
        },
      },
    ],
  ]);

  expect(stages.total).toMatchObject({ passed: 2, failed: 0 });
});

test('the report has a line with a time for each stage and for all', async () => {
  const stages = new Stages();
  await stages.inSequence([passes('Types'), fails('Lint')]);
  const lines = stages.report().split('\n');

  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^✓ Types +\d+\.\d s +1 passed, 0 failed$/);
  expect(lines[1]).toMatch(/^✗ Lint +\d+\.\d s +0 passed, 1 failed$/);
  expect(lines[2]).toMatch(/^✗ All +\d+\.\d s +1 passed, 1 failed$/);
});
