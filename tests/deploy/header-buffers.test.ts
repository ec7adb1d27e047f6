import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildCsp, readCspSettings } from '@/server/csp';

/** As many as a tag manager, its analytics and a chat name together. */
const HOSTS = Array.from({ length: 20 }, (_, index) => `https://host-${index}.analytics.example`);
/** Of every response, beside its policy. */
const OTHER_HEADERS = 1_500;

test.each([
  ['deploy/nginx/site.conf.template', /^proxy_buffer_size (\d+)k;/m],
  ['deploy/nginx/one-copy.conf', /^proxy_buffer_size (\d+)k;/m],
  ['deploy/kubernetes/ingress.yaml', /proxy-buffer-size: (\d+)k/],
])('%s has room for a policy with the hosts of an embedded script', (file, pattern) => {
  const policy = buildCsp('', readCspSettings({ EMBEDDED_CODE_HOSTS: HOSTS.join(',') }));
  const [, kilobytes] = pattern.exec(readFileSync(file, 'utf8')) ?? [];
  expect(Number(kilobytes) * 1024).toBeGreaterThan(policy.length + OTHER_HEADERS);
});
