// `node scripts/pack-site.mjs FOLDER`: copies what the built site needs in order to run, and nothing else,
// into a new folder: `node dist/server/index.js` there serves it. The images are made of it.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib/cms.mjs';
import { main, Problem, step } from './lib/steps.mjs';

const BUILD = process.env.NEXT_DIST_DIR || '.next';
const ENTRIES = ['index', 'cache-handler', 'file-writer'].map((name) => `dist/server/${name}.js`);
/** Parts of the framework for development and for builds, and what no program reads. */
const UNUSED =
  /^node_modules\/(?:typescript|@next\/swc-[^/]+|next\/dist\/(?:docs|esm))\/|\.(?:md|map|d\.[cm]?ts|[cm]?tsx?)$/;
/** The framework finds these by names that it makes while it runs, so no trace has all of them. */
const UNTRACED = 'node_modules/next/dist/compiled';
const FOR_DEVELOPMENT = /experimental|\.dev(?:elopment)?\./;
/** What the build leaves beside its result; Node reads source maps with a flag only. */
const BUILD_WASTE =
  /^(?:cache|types|dev|trace|trace-build|diagnostics|turbopack|standalone)(?:\/|$)|\.map$/;

await main(async () => {
  const target = process.argv[2];
  if (!target || existsSync(target)) throw new Problem('Name a folder that is not there yet.');
  if (!existsSync(path.join(ROOT, BUILD, 'BUILD_ID')))
    throw new Problem('Build first: npm run build');
  await step('Packing the site', async () => {
    for (const file of await filesToRun()) copy(file, target);
    copy('public', target);
    copy('package.json', target);
    if (existsSync(path.join(ROOT, 'dist/sbom.json'))) copy('dist/sbom.json', target);
    cpSync(path.join(ROOT, BUILD), path.join(target, BUILD), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !BUILD_WASTE.test(path.relative(path.join(ROOT, BUILD), source)),
    });
    await writeConfig(target);
  });
});

/** The files of the server and of all pages, traced through their imports. */
async function filesToRun() {
  const { nodeFileTrace } = await import('@vercel/nft');
  const { fileList } = await nodeFileTrace(ENTRIES, {
    base: ROOT,
    processCwd: ROOT,
    ignore: (file) => UNUSED.test(file),
  });
  const files = new Set(fileList);
  const lists = readdirSync(path.join(ROOT, BUILD), { recursive: true, encoding: 'utf8' });
  for (const list of lists.filter((name) => name.endsWith('.nft.json'))) {
    const traced = JSON.parse(readFileSync(path.join(ROOT, BUILD, list), 'utf8')).files;
    for (const file of traced) files.add(path.join(BUILD, path.dirname(list), file));
  }
  const untraced = readdirSync(path.join(ROOT, UNTRACED), { recursive: true, encoding: 'utf8' });
  for (const name of untraced.filter((file) => !FOR_DEVELOPMENT.test(file))) {
    if (statSync(path.join(ROOT, UNTRACED, name)).isFile()) files.add(path.join(UNTRACED, name));
  }
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  return [...files].filter((file) => {
    // The build is copied as a whole, with its links.
    if (file.startsWith(`${BUILD}/`) || file.startsWith('tests/')) return false;
    const place = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
    return !(place !== undefined && packages[place]?.dev) && !UNUSED.test(file);
  });
}

/**
 * @param {string} file
 * @param {string} target
 */
function copy(file, target) {
  const source = path.join(ROOT, file);
  if (!existsSync(source)) return;
  mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
  cpSync(realpathSync(source), path.join(target, file), { recursive: true });
}

/**
 * The framework compiles a configuration in TypeScript at each start, with its compiler of 120 MB.
 *
 * @param {string} target
 */
async function writeConfig(target) {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [path.join(ROOT, 'next.config.ts')],
    outfile: path.join(target, 'next.config.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
  });
}
