import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { envSchema } from '@/lib/server/ops/env';

const compose = readFileSync('deploy/compose.yaml', 'utf8');

test('each image is built by one service: two builds at once of one name fail', () => {
  const [shared = '', services = ''] = compose.split(/^services:$/m);
  expect(shared).toContain('x-site: &site');
  expect(shared).not.toContain('build:');
  expect([...services.matchAll(/dockerfile: (\S+)/g)].map(([, file]) => file).sort()).toEqual([
    'deploy/docker/content.Dockerfile',
    'deploy/docker/site.Dockerfile',
    'docker/varnish.Dockerfile',
  ]);
});

test('what a restore removes is every volume with content', () => {
  const [, volumes = ''] = compose.split(/^volumes:$/m);
  const names = [...volumes.matchAll(/^ {2}([\w-]+):$/gm)].map(([, name = '']) => name);
  const [, removed = ''] =
    /^docker volume rm (.*)$/m.exec(readFileSync('deploy/README.md', 'utf8')) ?? [];
  // The certificate stays.
  const expected = names.filter((name) => name !== 'acme').map((name) => `site_${name}`);
  expect(removed.split(' ').sort()).toEqual(expected.sort());
});

test('no guide replaces a service without what it depends on: Compose would then replace all copies at once', () => {
  for (const guide of ['deploy/README.md', 'docs/operators.md']) {
    expect(readFileSync(guide, 'utf8')).not.toMatch(/docker compose .*--no-deps/);
  }
});

test('backups can verify the certificate of PostgreSQL in the image', () => {
  const image = readFileSync('deploy/docker/content.Dockerfile', 'utf8');
  const [, packages = ''] = /install -y --no-install-recommends (.*) \\/.exec(image) ?? [];
  expect(packages.split(' ')).toEqual(['ca-certificates', 'postgresql-client']);
});

test('Redis, which has no password, is on a network of the copies alone', () => {
  const [, services = ''] = compose.split(/^(?:services|networks):$/m);
  const networksOf = new Map(
    services.split(/^ {2}(?=[\w-]+:$)/m).map((service) => {
      const [, networks = ''] = /^ {4}networks: (.*)$/m.exec(service) ?? [];
      // In none that is named a service is in the one for all.
      return [service.split(':', 1)[0], networks === '' ? 'default' : networks];
    }),
  );
  expect(networksOf.get('redis')).toBe('[copies]');
  const members = [...networksOf].filter(([, networks]) => networks.includes('copies'));
  expect(members.map(([name]) => name)).toEqual(['site-a', 'site-b', 'redis']);
});

test('each variable of the site can be set for the stack, is in .env.example and is explained', () => {
  // For tests: URLs of servers that stand in for those of others.
  const { RESEND_BASE_URL: _, TURNSTILE_VERIFY_URL: __, ...variables } = envSchema.shape;
  const [, settings = ''] = compose.split(/^x-site-environment: .*$/m);
  const example = readFileSync('.env.example', 'utf8');
  const docs = ['README.md', 'docs/forms.md'].map((page) => readFileSync(page, 'utf8')).join();
  const missingIn = (text: string, written: (name: string) => string) =>
    Object.keys(variables).filter((name) => !text.includes(written(name)));
  expect
    .soft(
      missingIn(settings, (name) => `\n  ${name}: `),
      'deploy/compose.yaml',
    )
    .toEqual([]);
  expect
    .soft(
      missingIn(example, (name) => `\n${name}=`),
      '.env.example',
    )
    .toEqual([]);
  expect
    .soft(
      missingIn(docs, (name) => `\`${name}\``),
      'README or docs/forms.md',
    )
    .toEqual([]);
});
