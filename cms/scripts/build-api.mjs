// Compiles the content service without the admin panel, and removes what has no source any more.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const packageDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);

// A type that was renamed would otherwise live on in `dist`, since Strapi loads what it finds there.
for (const folder of ['config', 'src', 'seed']) removeOrphans(folder);

const tsc = spawnSync(process.execPath, [require.resolve('typescript/bin/tsc'), '-p', packageDir], {
  stdio: 'inherit',
});
process.exit(tsc.status ?? 1);

/** @param {string} folder below the package, `src` for example */
function removeOrphans(folder) {
  const compiled = path.join(packageDir, 'dist', folder);
  if (!existsSync(compiled)) return;
  for (const entry of readdirSync(compiled, { withFileTypes: true })) {
    const relative = path.join(folder, entry.name);
    const source = path.join(packageDir, relative);
    if (entry.isDirectory() && existsSync(source)) removeOrphans(relative);
    else if (!existsSync(source) && !existsSync(source.replace(/\.js$/, '.ts'))) {
      rmSync(path.join(compiled, entry.name), { recursive: true });
    }
  }
}
