import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(['site', 'content-service'])('%s is started again however often it fails', (name) => {
  const unit = readFileSync(`deploy/systemd/${name}.service`, 'utf8');
  const [, settings = '', service = ''] = unit.split(/^\[(?:Unit|Service)\]$/m);
  expect(service).toMatch(/^Restart=always$/m);
  // Else systemd gives up after five quick failures, and nobody starts it at night.
  expect(settings).toMatch(/^StartLimitIntervalSec=0$/m);
});
