import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ensureSecrets } from '@/cms/scripts/secrets.mjs';
import { envSchema } from '@/lib/server/ops/env';
import { createFolderForTest } from '@/tests/support/temporary-folder';

/** Of what the content service makes: no secrets, or changed as those of other people. */
const OTHERS = ['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'SITE_URL'];
/** Stands in every page. */
const PUBLIC = 'NEXT_PUBLIC_TURNSTILE_SITE_KEY';

test('the operators’ guide says how each secret is changed, and what ends then', () => {
  const ofSite = Object.keys(envSchema.shape).filter(
    (name) => /_(?:KEY|SECRET|TOKEN)$/.test(name) && name !== PUBLIC,
  );
  const ofService = Object.keys(ensureSecrets(createFolderForTest(), {})).filter(
    (name) => !OTHERS.includes(name),
  );
  const [, section = ''] = readFileSync('docs/operators.md', 'utf8').split(
    '\n## Change the secrets',
  );
  const rows = section.match(/^\| `.*$/gm)?.map((row) => row.split(' | ', 1)[0] ?? '');
  const names: string[] = rows?.join().match(/[A-Z_]{6,}/g) ?? [];
  expect(ofService.length).toBeGreaterThan(7);
  expect([...ofSite, ...ofService].filter((name) => !names.includes(name))).toEqual([]);
});
