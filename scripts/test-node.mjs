// `npm run test:node -- 24`: quick checks, server tests, contract, build and a smoke journey under
// another version of Node, in a copy of this folder with packages of its own. A second argument names one
// stage: install, quick, server, contract, journey, or bench, which runs only when it is named: what
// follows it goes to `npm run bench`, and docs/benchmarks.md comes back from the copy.
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './lib/cms.mjs';
import { run } from './lib/processes.mjs';
import { main, Problem, step } from './lib/steps.mjs';

const [version = '', only, ...rest] = process.argv.slice(2);
const HOME = path.join(tmpdir(), `site-node-${version}`);
const COPY = path.join(HOME, 'site');
/** These packages carry the binary and the headers of each version. */
const PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const NODE = path.join(HOME, 'node_modules', PACKAGE);
/** The last headers of those versions with which the binding of SQLite can be compiled (docs/operators.md, Database). */
const LAST_HEADERS = new Map([
  ['24', '24.18.1'],
  ['26', '26.3.1'],
]);
const REPORT = path.join('docs', 'benchmarks.md');
const HEADERS = path.join(HOME, 'headers', 'node_modules', PACKAGE);

/** @type {Record<string, () => Promise<unknown>>} */
const STAGES = {
  install: async () => {
    await inCopy('npm', ['ci', '--no-audit', '--no-fund']);
    await inCopy('npm', ['ci', '--no-audit', '--no-fund', '--prefix', 'cms']);
  },
  quick: () => inCopy('node', ['scripts/check.mjs']),
  server: () => inCopy('npx', ['vitest', 'run', '--project', 'server']),
  contract: async () => {
    await inCopy('node', ['scripts/test-build.mjs', 'api']);
    await inCopy('npx', ['vitest', 'run', '--project', 'contract', '--maxWorkers=2']);
  },
  journey: async () => {
    await inCopy('node', ['scripts/test-build.mjs']);
    await inCopy('npx', ['playwright', 'test', 'request-a-quote', '-g', 'a quote is saved']);
  },
  bench: async () => {
    // Ends with 1 where a mark is missed, with the page written all the same.
    await inCopy('node', ['scripts/bench.mjs', ...rest]).finally(() =>
      copyFileSync(path.join(COPY, REPORT), path.join(ROOT, REPORT)),
    );
  },
};

await main(async () => {
  if (!/^\d+(?:\.\d+){0,2}$/.test(version)) {
    throw new Problem('Say which version: npm run test:node -- 24');
  }
  if (only !== undefined && !(only in STAGES)) {
    throw new Problem(`There is no stage "${only}"; there are ${Object.keys(STAGES).join(', ')}.`);
  }
  await installNode();
  copySources();
  const exact = (await inCopy('node', ['--version'])).trim();
  for (const [name, work] of Object.entries(STAGES)) {
    if (only === undefined ? name !== 'bench' : only === name)
      await step(`${name} under Node ${exact}`, work);
  }
});

async function installNode() {
  mkdirSync(HOME, { recursive: true });
  const headers = LAST_HEADERS.get(version.split('.', 1)[0] ?? '');
  if (headers && !existsSync(HEADERS)) {
    const folder = path.join(HOME, 'headers');
    mkdirSync(folder, { recursive: true });
    const args = ['install', '--no-save', '--prefix', folder, `${PACKAGE}@${headers}`];
    await step(`Getting the headers of Node ${headers}`, () =>
      run('npm', args, { cwd: folder, what: 'npm install' }),
    );
  }
  if (existsSync(path.join(NODE, 'bin', 'node'))) return;
  const args = ['install', '--no-save', '--prefix', HOME, `${PACKAGE}@${version}`];
  await step(`Getting Node ${version}`, () => run('npm', args, { cwd: HOME, what: 'npm install' }));
}

/** Copies what Git knows, and what is new; packages and builds of an earlier run stay. */
function copySources() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const copied = spawnSync('git', ['ls-files', '-z'], { cwd: COPY, encoding: 'utf8' });
  const files = stdout.split('\0').filter((file) => file && existsSync(path.join(ROOT, file)));
  for (const file of copied.status === 0 ? copied.stdout.split('\0').filter(Boolean) : []) {
    if (!files.includes(file)) rmSync(path.join(COPY, file), { force: true });
  }
  for (const file of files) cpSync(path.join(ROOT, file), path.join(COPY, file));
  spawnSync('git', ['init', '-q'], { cwd: COPY });
  spawnSync('git', ['add', '--all'], { cwd: COPY });
}

/**
 * Runs a program in the copy, where `node` is the chosen version.
 *
 * @param {string} command
 * @param {readonly string[]} args
 */
function inCopy(command, args) {
  const env = {
    ...process.env,
    PATH: `${path.join(NODE, 'bin')}${path.delimiter}${process.env.PATH}`,
    // Packages with native code are compiled with these headers.
    npm_config_nodedir: existsSync(HEADERS) ? HEADERS : NODE,
  };
  return run(command, args, { cwd: COPY, env, what: `${command} ${args[0]}` });
}
