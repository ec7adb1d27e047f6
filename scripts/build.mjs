// `npm run build`: bundles the server, builds the site, lists its packages in dist/sbom.json, compresses
// its scripts and styles.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { listPackages } from '../cms/scripts/sbom.mjs';
import { bundleServer } from './lib/bundle-server.mjs';
import { ROOT } from './lib/cms.mjs';
import { hintCompilation } from './lib/hint-compilation.mjs';
import { precompress } from './lib/precompress.mjs';
import { run } from './lib/processes.mjs';
import { main } from './lib/steps.mjs';
import { withTypeSettingsRestored } from './lib/type-settings.mjs';

const NEXT = path.join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next');

// A page that was opened before an update posts its forms to the names that actions had then. They are
// made of this key and the place of the action in the code. It protects nothing: no action has
// variables of a closure.
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ||= createHash('sha256')
  .update('names of server actions')
  .digest('base64');

const distDir = process.env.NEXT_DIST_DIR || '.next';
const build = () =>
  run(process.execPath, [NEXT, 'build'], { cwd: ROOT, echo: true, what: 'next build' });

await main(async () => {
  await bundleServer();
  await (distDir === '.next' ? build() : withTypeSettingsRestored(ROOT, build));
  if (distDir === '.next') writeFileSync(path.join(ROOT, 'dist', 'sbom.json'), listPackages(ROOT));
  await hintCompilation(path.join(ROOT, distDir));
  await precompress(path.join(ROOT, distDir, 'static'));
});
