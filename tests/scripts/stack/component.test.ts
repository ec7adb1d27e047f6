import { readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Component } from '@/scripts/stack/component.mjs';
import { createFolderForTest } from '@/tests/support/temporary-folder';

test.runIf(process.platform === 'linux')(
  'the log of a program is open while it runs, and there alone',
  async () => {
    const logDir = createFolderForTest();
    const program = { name: 'sleeper', command: 'sleep', args: ['60'], logDir };
    const component = new Component({ ...program, isReady: async () => true });
    for (const _ of [1, 2, 3]) {
      component.launch();
      await component.kill();
    }
    const log = path.join(logDir, 'sleeper.log');
    expect(listOpenFiles().filter((file) => file === log)).toEqual([]);
  },
);

function listOpenFiles(): string[] {
  return readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      return [readlinkSync(`/proc/self/fd/${descriptor}`)];
    } catch {
      // That of the list itself.
      return [];
    }
  });
}
