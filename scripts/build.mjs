// `npm run build`: bundles the server, builds the site, compresses its scripts and styles.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { bundleServer } from './lib/bundle-server.mjs';
import { ROOT } from './lib/cms.mjs';
import { precompress } from './lib/precompress.mjs';

const NEXT = path.join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next');

await bundleServer();
const { status } = spawnSync(process.execPath, [NEXT, 'build'], { cwd: ROOT, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
await precompress(path.join(ROOT, process.env.NEXT_DIST_DIR || '.next', 'static'));
