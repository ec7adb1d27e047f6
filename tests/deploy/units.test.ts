import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(['site', 'content-service'])('%s is started again however often it fails', (name) => {
  const unit = readFileSync(`deploy/systemd/${name}.service`, 'utf8');
  const [, settings = '', service = ''] = unit.split(/^\[(?:Unit|Service)\]$/m);
  expect(service).toMatch(/^Restart=always$/m);
  // Else systemd gives up after five quick failures, and nobody starts it at night.
  expect(settings).toMatch(/^StartLimitIntervalSec=0$/m);
});

test.each(['deploy/systemd/site.service', 'deploy/docker/site.Dockerfile', 'scripts/lib/site.mjs'])(
  '%s has the site give back what memory is free',
  (file) => {
    // Else glibc keeps large blocks: with 5,000 articles twice as much as the site uses.
    expect(readFileSync(file, 'utf8')).toMatch(/MALLOC_MMAP_THRESHOLD_\W+131072/);
  },
);
