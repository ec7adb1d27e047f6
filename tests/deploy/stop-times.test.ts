import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What the site takes at most after its delay (server/graceful-shutdown.ts). */
const [, limit] =
  /SHUTDOWN_TIMEOUT_MS = (\d)_000/.exec(readFileSync('server/graceful-shutdown.ts', 'utf8')) ?? [];

test.each([
  ['deploy/compose.yaml', /stop_grace_period: (\d+)s/, /SHUTDOWN_DELAY_SECONDS: '(\d+)'/],
  [
    'deploy/kubernetes/site.yaml',
    /terminationGracePeriodSeconds: (\d+)/,
    /SHUTDOWN_DELAY_SECONDS, value: '(\d+)'/,
  ],
])('%s kills no copy that is still sending', (file, ofGrace, ofDelay) => {
  const text = readFileSync(file, 'utf8');
  const [grace, delay] = [ofGrace, ofDelay].map((pattern) => Number(pattern.exec(text)?.[1]));
  expect(grace).toBeGreaterThan(Number(delay) + Number(limit));
});
