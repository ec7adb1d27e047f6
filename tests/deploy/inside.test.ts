import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What programs inside ask the site for, and nobody else. */
const INSIDE = ['content-check', 'metrics', 'notify', 'revalidate'];

test.each([
  ['deploy/nginx/site.conf.template', /\^\/api\/\(([\w|-]+)\)\$/g],
  ['deploy/nginx/one-copy.conf', /\^\/api\/\(([\w|-]+)\)\$/g],
  ['deploy/kubernetes/ingress.yaml', /path: \/api\/([\w-]+), pathType: Exact/g],
])('%s keeps visitors from what is for programs inside', (file, pattern) => {
  const found = [...readFileSync(file, 'utf8').matchAll(pattern)];
  const names = found.flatMap(([, list = '']) => list.split('|'));
  expect(names.sort()).toEqual(INSIDE);
});
