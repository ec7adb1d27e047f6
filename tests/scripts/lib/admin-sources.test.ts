import path from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { ADMIN_SOURCES, CMS_DIR } from '@/scripts/lib/cms.mjs';

test('the admin is made of what has it built again when it changes', async () => {
  const { metafile } = await build({
    absWorkingDir: CMS_DIR,
    entryPoints: ['src/admin/app.tsx'],
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    outdir: 'dist',
    packages: 'external',
    plugins: [
      {
        name: 'raw',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /\?raw$/ }, ({ path: name, resolveDir }) => ({
            path: path.join(resolveDir, name.replace(/\?raw$/, '')),
          }));
          onLoad({ filter: /\.md$/ }, () => ({ contents: '', loader: 'text' }));
        },
      },
    ],
  });
  const files = Object.keys(metafile.inputs);
  const isSource = (file: string) =>
    ADMIN_SOURCES.some((source) => file === source || file.startsWith(`${source}/`));

  expect(files).toContain('../docs/editors/leads.md');
  expect(files.filter((file) => !isSource(file))).toEqual([]);
});
