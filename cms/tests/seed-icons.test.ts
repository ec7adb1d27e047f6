import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pack as consultancy } from '../seed/consultancy';
import { pack as logistics } from '../seed/logistics';

/** What the site uses where an organization has chosen none. */
const OWN_ACCENT = '#f43f5e';

test.each([
  ['consultancy', consultancy],
  ['logistics', logistics],
])('the icons of the pack %s have its accent colour', (_name, { companyProfile, services }) => {
  const files = new Set(
    [...services.core, ...services.main].flatMap(({ icon }) => icon?.file ?? []),
  );
  expect(files.size).toBeGreaterThan(5);
  for (const file of files) {
    const drawing = readFileSync(new URL(`../seed/media/${file}`, import.meta.url), 'utf8');
    expect(drawing, file).toContain(`<path stroke="${companyProfile.accentColor ?? OWN_ACCENT}"`);
  }
});
