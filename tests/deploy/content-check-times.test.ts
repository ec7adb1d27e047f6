import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

/** How long the content service waits for the site to check its content. */
const [, seconds] =
  /CHECK_TIMEOUT_MS = (\d+)_000/.exec(read('cms/src/content-check/route.ts')) ?? [];

// Else staff would be told that a proxy gave up, and not why.
test.each([
  ['deploy/varnish/default.vcl', /first_byte_timeout = (\d+)s;/],
  [
    'deploy/nginx/site.conf.template',
    /server_name \$\{CONTENT_HOST\};.*proxy_read_timeout (\d+)s;/s,
  ],
  ['deploy/nginx/one-copy.conf', /server_name cms\.example\.com;.*proxy_read_timeout (\d+)s;/s],
  ['deploy/kubernetes/ingress.yaml', /name: content-service.*proxy-read-timeout: '(\d+)'/s],
])('%s waits for a content check longer than the content service does', (file, pattern) => {
  expect(Number(pattern.exec(read(file))?.[1])).toBeGreaterThan(Number(seconds));
});
