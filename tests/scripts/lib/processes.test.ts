import { expect, test } from 'vitest';
import { run } from '../../../scripts/lib/processes.mjs';

test('a program has the priority that it is given, and so has what it starts', async () => {
  const script = `
    const own = require('os').getPriority();
    const child = require('child_process').execFileSync(process.execPath, ['-p', 'os.getPriority()']);
    console.log(own, Number(child));`;
  const printed = await run(process.execPath, ['-e', script], { what: 'Node', priority: 10 });
  expect(printed.trim()).toBe('10 10');
});
