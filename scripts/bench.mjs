// `npm run bench`: the site beside a hello-world page of the same Next, in one run, on this machine.
// Writes docs/benchmarks.md and ends with status 1 when a mark is missed. Asks nobody but 127.0.0.1.
//
//   --no-lighthouse   leaves out the longest part
//   --no-throughput   leaves out the requests per second
//   --no-freshness    leaves out the time from publish to page
//   --only-search     measures the search alone, in seconds, and puts its part into the page
//
// A run without Lighthouse says so in docs/benchmarks.md; one that leaves out anything else prints
// what it measured and leaves the page as it is.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureCmsBuilt, ensureCmsInstalled, ROOT } from './lib/cms.mjs';
import { assertNode, ensureInstalled } from './lib/install.mjs';
import {
  median,
  missedMarks,
  missedSearch,
  searchSection,
  toMarkdown,
  withSearchSection,
} from './lib/measure-report.mjs';
import { freePort, run, start, untilAnswers } from './lib/processes.mjs';
import { startSampleContent } from './lib/sample-content.mjs';
import { distDir, ensureSiteBuilt, startSite } from './lib/site.mjs';
import { main, onStop, Problem, step, stopAll } from './lib/steps.mjs';

const SCREENS = {
  Home: '/',
  'Company profile': '/aboutus/company-profile',
  'Management team': '/aboutus/management-team',
  Services: '/services',
  Blogs: '/blogs',
  FAQ: '/faq',
  Contact: '/contact',
  'Article with every block': '/post/everything-in-one-place',
  'Blog article': '/post/mobile-money-reconciliation',
  'Page not found': '/no-article-found',
};
const LIGHTHOUSE_ROUNDS = 3;
const PUBLISHES = 50;
const THROUGHPUT = { rounds: 9, seconds: 3, connections: 16 };
const ENCODINGS = { browser: 'gzip, deflate, br', plain: 'identity' };

const HELLO_DIR = path.join(ROOT, 'bench', 'hello');
const NEXT = path.join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next');
const REPORT = path.join(ROOT, 'docs', 'benchmarks.md');

await main(async () => {
  const { values: options } = parseArgs({
    options: {
      'no-lighthouse': { type: 'boolean' },
      'no-throughput': { type: 'boolean' },
      'no-freshness': { type: 'boolean' },
      'only-search': { type: 'boolean' },
    },
  });
  const [load] = loadavg();
  assertNode();
  await ensureInstalled(ROOT, 'the site');
  const search = await measureFinding();
  if (options['only-search']) return reportSearch(search);
  await ensureCmsInstalled();
  await ensureCmsBuilt({ admin: false });
  // They come with the packages, which may just have been installed.
  const { ensureBrowser } = await import('./lib/browser.mjs');
  const executablePath = await ensureBrowser();

  const { env, cms } = await startSampleContent({ pack: 'consultancy', distDir: '.next-bench' });
  // As the public copy, whose pages may be found.
  env.SITE_INDEXING = 'open';
  const builds = await buildBoth(env);
  const site = await startSite(env);
  const hello = await startHello();
  const pages = [
    { name: 'Hello world', path: '/', url: hello.url },
    ...Object.entries(SCREENS).map(([name, address]) => ({
      name,
      path: address,
      url: `http://127.0.0.1:${env.PORT}${address}`,
    })),
  ];

  const browser = await measureInBrowser(executablePath, pages);
  const throughput = options['no-throughput'] ? null : await measureThroughput(pages);
  const lighthouse = options['no-lighthouse'] ? null : await measurePages(executablePath, pages);
  // Last: it changes what the pages say.
  const freshness = options['no-freshness'] ? null : await measurePublishing(cms, env);
  await Promise.all([site.stop(), hello.program.stop()]);
  await stopAll();

  const results = {
    machine: { ...describeMachine(browser.version), load },
    builds,
    pages: pages.map((page) => ({
      name: page.name,
      path: page.path,
      weight: browser.weights.get(page.url),
      lighthouse: lighthouse?.get(page.url) ?? null,
    })),
    throughput,
    freshness,
    search,
  };
  const markdown = toMarkdown(results);
  process.stdout.write(`\n${markdown}\n`);
  if (throughput && freshness) writeFileSync(REPORT, markdown);
  const missed = missedMarks(results);
  if (missed.length > 0) throw new Problem(missed.join('\n'));
});

// The packages it needs may just have been installed.
function measureFinding() {
  return step('Searching 2,000 articles', async () => {
    const { measureSearch } = await import('./lib/measure-search.mjs');
    return measureSearch();
  });
}

function reportSearch(search) {
  process.stdout.write(`\n${searchSection(search).join('\n\n')}\n`);
  writeFileSync(REPORT, withSearchSection(readFileSync(REPORT, 'utf8'), search));
  const missed = missedSearch(search);
  if (missed.length > 0) throw new Problem(missed.join('\n'));
}

function measurePublishing(cms, env) {
  return step(`Publishing ${PUBLISHES} times`, async () => {
    const { measureFreshness } = await import('./lib/measure-freshness.mjs');
    const siteUrl = `http://127.0.0.1:${env.PORT}`;
    return measureFreshness({ cms, siteUrl, publishes: PUBLISHES });
  });
}

/** Builds both from nothing, one after the other, and times them. */
async function buildBoth(env) {
  rmSync(path.join(HELLO_DIR, '.next'), { recursive: true, force: true });
  rmSync(distDir(env), { recursive: true, force: true });
  onStop(() => rmSync(distDir(env), { recursive: true, force: true }));
  const hello = await timed(() =>
    step('Building hello-world', () =>
      run(process.execPath, [NEXT, 'build'], { cwd: HELLO_DIR, env, what: 'next build of bench/' }),
    ),
  );
  const site = await timed(() => keepingTypeSettings(() => ensureSiteBuilt(env)));
  return { helloSeconds: hello, siteSeconds: site };
}

// A build writes the folder it builds into to these files; the developer's must stay as they are.
async function keepingTypeSettings(work) {
  const files = ['tsconfig.json', 'next-env.d.ts'].map((name) => path.join(ROOT, name));
  const kept = files.map((file) => [file, readIfThere(file)]);
  try {
    return await work();
  } finally {
    for (const [file, content] of kept) if (content !== null) writeFileSync(file, content);
  }
}

function readIfThere(file) {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

async function timed(work) {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

async function startHello() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const program = start(process.execPath, [NEXT, 'start', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: HELLO_DIR,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    what: 'Hello-world',
  });
  await step('Starting hello-world', () => untilAnswers(program, url));
  return { url, program };
}

function measureInBrowser(executablePath, pages) {
  return step('Weighing the JavaScript of every screen', async () => {
    const { chromium } = await import('@playwright/test');
    const { BROWSER_ARGS } = await import('./lib/browser.mjs');
    const { measureScripts } = await import('./lib/measure-scripts.mjs');
    const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
    try {
      const weights = new Map();
      for (const { url } of pages) {
        weights.set(url, await measureScripts(browser, url));
      }
      return { weights, version: browser.version() };
    } finally {
      await browser.close();
    }
  });
}

/** Alternates between hello-world and home, so that other load on the machine falls on both. */
function measureThroughput([hello, home]) {
  const { rounds, seconds, connections } = THROUGHPUT;
  return step('Counting requests per second', async () => {
    const { requestsPerSecond } = await import('./lib/measure-throughput.mjs');
    await assertCached(home.url);
    const measured = {};
    for (const [name, encoding] of Object.entries(ENCODINGS)) {
      const settings = { connections, encoding };
      for (const { url } of [hello, home]) {
        await requestsPerSecond(url, { ...settings, seconds: 1 });
      }
      const pairs = [];
      for (let round = 0; round < rounds; round += 1) {
        const order = round % 2 === 0 ? [hello, home] : [home, hello];
        const rates = new Map();
        for (const { url } of order) {
          rates.set(url, await requestsPerSecond(url, { ...settings, seconds }));
        }
        pairs.push({ hello: rates.get(hello.url), home: rates.get(home.url) });
      }
      measured[name] = {
        encoding,
        hello: median(pairs.map((pair) => pair.hello)),
        home: median(pairs.map((pair) => pair.home)),
        ratio: median(pairs.map((pair) => pair.home / pair.hello)),
      };
    }
    return { ...THROUGHPUT, ...measured };
  });
}

/** Throws a Problem when the page would be drawn anew for every request. */
async function assertCached(url) {
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.headers.get('x-nextjs-cache') === 'HIT') return;
  throw new Problem(`${url} is not served from the cache (status ${response.status}).`);
}

async function measurePages(executablePath, pages) {
  const { measureLighthouse } = await import('./lib/measure-lighthouse.mjs');
  return step(`Asking Lighthouse, ${LIGHTHOUSE_ROUNDS} rounds `, () =>
    measureLighthouse(
      executablePath,
      pages.map((page) => page.url),
      { rounds: LIGHTHOUSE_ROUNDS, onRun: () => process.stdout.write('.') },
    ),
  );
}

function describeMachine(browserVersion) {
  const version = (name) =>
    JSON.parse(readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;
  return {
    date: new Date().toISOString().slice(0, 10),
    cores: availableParallelism(),
    node: process.versions.node,
    next: version('next'),
    react: version('react'),
    lighthouse: version('lighthouse'),
    chromium: browserVersion,
  };
}
