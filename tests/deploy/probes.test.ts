import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const manifest = readFileSync('deploy/kubernetes/site.yaml', 'utf8');

test.each([
  // A restart brings no content, and ends the alert of a copy that waits for it.
  ['startup', '/api/health'],
  ['liveness', '/api/health'],
  ['readiness', '/api/health/ready'],
])('the %s probe of a copy asks %s', (probe, path) => {
  const [, asked] = new RegExp(`${probe}Probe:\\s+httpGet: { path: ([^,]+),`).exec(manifest) ?? [];
  expect(asked).toBe(path);
});
