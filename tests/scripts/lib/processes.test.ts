import { expect, test } from 'vitest';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { run, start, untilAnswers } from '../../../scripts/lib/processes.mjs';

test('a program has the priority that it is given, and so has what it starts', async () => {
  const script = `
    const own = require('os').getPriority();
    const child = require('child_process').execFileSync(process.execPath, ['-p', 'os.getPriority()']);
    console.log(own, Number(child));`;
  const printed = await run(process.execPath, ['-e', script], { what: 'Node', priority: 10 });
  expect(printed.trim()).toBe('10 10');
});

test('what never becomes ready is given up, with its last status and the end of its output', async () => {
  const port = await freePort();
  const script = `
    require('http').createServer((_request, response) => {
      console.log('No content');
      response.writeHead(404).end('Nothing');
    }).listen(${port}, '127.0.0.1');`;
  const url = `http://127.0.0.1:${port}`;
  const site = start(process.execPath, ['-e', script], { what: 'The site' });
  await untilAnswers(site, url);
  const ready = untilAnswers(site, url, { timeoutMs: 100, isReady: ({ ok }) => ok });
  await expect(ready).rejects.toThrow(
    `The site is not ready after 0.1 s: status 404 at ${url}.\nNo content`,
  );
  await site.stop();
});
