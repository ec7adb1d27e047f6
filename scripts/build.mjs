// `npm run build`: bundles the server, builds the site, compresses its scripts and styles.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { bundleServer } from './lib/bundle-server.mjs';
import { ROOT } from './lib/cms.mjs';
import { precompress } from './lib/precompress.mjs';
import { withTypeSettingsRestored } from './lib/type-settings.mjs';

const NEXT = path.join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next');

const distDir = process.env.NEXT_DIST_DIR || '.next';
const build = () => spawnSync(process.execPath, [NEXT, 'build'], { cwd: ROOT, stdio: 'inherit' });

await bundleServer();
const { status } = distDir === '.next' ? build() : withTypeSettingsRestored(ROOT, build);
if (status !== 0) process.exit(status ?? 1);
await precompress(path.join(ROOT, distDir, 'static'));
