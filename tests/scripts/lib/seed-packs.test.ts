import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { CMS_DIR, listPacks, listSeedSources } from '@/scripts/lib/cms.mjs';
import { SAMPLE_PACKS } from '@/tests/support/seeded-database';

test('what every pack of sample content promises is tested', () => {
  expect([...SAMPLE_PACKS]).toEqual(listPacks());
});

test.each(listPacks())(
  'what the pack %s is made of has the service compiled again when it changes',
  async (pack) => {
    const { metafile } = await build({
      absWorkingDir: CMS_DIR,
      entryPoints: [`seed/${pack}/index.ts`],
      bundle: true,
      write: false,
      metafile: true,
    });
    const sources = listSeedSources();
    const files = Object.keys(metafile.inputs);
    expect(files).toContain('seed/lead-settings.ts');
    expect(
      files.filter(
        (file) => !sources.some((source) => file === source || file.startsWith(`${source}/`)),
      ),
    ).toEqual([]);
  },
);
