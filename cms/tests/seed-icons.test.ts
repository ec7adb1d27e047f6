import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PACKS } from './support/packs';

/** What the site uses where an organization has chosen none. */
const OWN_ACCENT = '#f43f5e';

test.each(PACKS)(
  'the icons of the pack %s have its accent colour',
  (_name, { companyProfile, services }) => {
    const files = new Set(
      [...services.core, ...services.main].flatMap(({ icon }) => icon?.file ?? []),
    );
    expect(files.size).toBeGreaterThan(5);
    for (const file of files) {
      const drawing = readFileSync(new URL(`../seed/media/${file}`, import.meta.url), 'utf8');
      expect(drawing, file).toContain(`<path stroke="${companyProfile.accentColor ?? OWN_ACCENT}"`);
    }
  },
);

// One without an icon has the truck of the site.
test.each(PACKS)(
  'no two main services of the pack %s look alike, and each has a price',
  (_name, { services: { main }, proof }) => {
    expect(new Set(main.map(({ icon }) => icon?.file)).size).toBe(main.length);
    expect(new Set(main.map(({ backgroundImage }) => backgroundImage?.file)).size).toBe(
      main.length,
    );
    const priced = proof.servicePages.filter(({ priceFrom }) => priceFrom !== undefined);
    const addresses = priced.map(({ slug }) => `/services/${slug}`);
    expect(addresses).toEqual(expect.arrayContaining(main.map(({ link }) => link)));
  },
);
