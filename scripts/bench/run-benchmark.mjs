// Runs the sections of the benchmark and writes what they report.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '../lib/browser.mjs';
import { ensureCmsBuilt, ensureCmsInstalled, ROOT } from '../lib/cms.mjs';
import { startSampleContent } from '../lib/sample-content.mjs';
import { Problem, step, stopAll } from '../lib/steps.mjs';
import { STACK_HEADING } from '../stack/test/report.mjs';
import { sectionOf, toMarkdown, withSection } from './report.mjs';
import { startMeasuredSite } from './running-site.mjs';
import { assertScreens, SCREENS } from './screens.mjs';
import { BUILD_TIME } from './sections/build-time.mjs';
import { BUSY } from './sections/busy.mjs';
import { CRASHES_SECTION } from './sections/crashes.mjs';
import { FIRST_LOAD } from './sections/first-load.mjs';
import { FLOOD } from './sections/flood.mjs';
import { FRESHNESS } from './sections/freshness.mjs';
import { GROWTH } from './sections/growth.mjs';
import { LIGHTHOUSE } from './sections/lighthouse.mjs';
import { SEARCH } from './sections/search.mjs';
import { SLOW_PHONE } from './sections/slow-phone.mjs';
import { STEPS_SECTION } from './sections/steps.mjs';
import { THROUGHPUT } from './sections/throughput.mjs';
import { buildBoth, startHello } from './sites.mjs';

/** @typedef {import('./section.mjs').Section} Section */
/** @typedef {import('./section.mjs').BenchContext} BenchContext */

const REPORT = path.join(ROOT, 'docs', 'benchmarks.md');

/** As they stand in the page. */
const SECTIONS = [
  ...[FIRST_LOAD, SLOW_PHONE, STEPS_SECTION, LIGHTHOUSE, BUILD_TIME],
  ...[FRESHNESS, BUSY, FLOOD, CRASHES_SECTION, GROWTH, THROUGHPUT, SEARCH],
];
/** They change what the pages say, so they come last. */
const PUBLISHING = [FRESHNESS, BUSY, CRASHES_SECTION, GROWTH];

/**
 * Measures, writes docs/benchmarks.md, and throws a Problem when a mark is missed.
 *
 * @param {readonly string[] | null} only Names of sections; the others stay as they are in the
 *   page. Null measures all and writes the page from nothing.
 */
export async function runBenchmark(only) {
  const unknown = only?.find((name) => !SECTIONS.some((section) => section.name === name));
  if (unknown) {
    const names = SECTIONS.map(({ name }) => name).join(', ');
    throw new Problem(`There is no section "${unknown}"; there are ${names}.`);
  }
  const [load = 0] = loadavg();
  const chosen = SECTIONS.filter(({ name }) => !only || only.includes(name));
  const { reports, chromiumVersion } = await measure(chosen);
  await stopAll();

  const machine = describeMachine(load, chromiumVersion);
  const measured = chosen.map((section) => ({
    heading: section.heading,
    ...(reports.get(section) ?? { text: [], missed: [] }),
  }));
  const page = only
    ? measured.reduce(
        (markdown, section) => withSection(markdown, machine, section),
        readFileSync(REPORT, 'utf8'),
      )
    : toMarkdown(machine, measured) + sectionOf(readFileSync(REPORT, 'utf8'), STACK_HEADING);
  writeFileSync(REPORT, page);
  process.stdout.write(`\n${toMarkdown(machine, measured)}\n`);
  const missed = measured.flatMap((section) => section.missed);
  if (missed.length > 0) throw new Problem(missed.join('\n'));
}

/** @param {readonly Section[]} sections */
async function measure(sections) {
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    const context = sections.some(({ needsSite }) => needsSite)
      ? await startAll(browser, executablePath)
      : null;
    const reports = new Map();
    const inOrder = [...sections].sort((a, b) => PUBLISHING.indexOf(a) - PUBLISHING.indexOf(b));
    for (const section of inOrder) {
      reports.set(section, await step(section.heading, () => runSection(section, context)));
    }
    return { reports, chromiumVersion: browser.version() };
  } finally {
    await browser.close();
  }
}

/**
 * @param {Section} section
 * @param {BenchContext | null} context
 */
function runSection(section, context) {
  if (!section.needsSite) return section.run();
  if (!context) throw new Error('The site does not run.');
  return section.run(context);
}

/**
 * Content service, site and hello-world, the site as a public copy, whose pages may be found.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} executablePath
 * @returns {Promise<BenchContext>}
 */
async function startAll(browser, executablePath) {
  await ensureCmsInstalled();
  await ensureCmsBuilt({ admin: false });
  const { cms, env, siteUrl } = await startSampleContent({
    pack: 'consultancy',
    distDir: '.next-bench',
  });
  env.SITE_INDEXING = 'open';
  env.SEARCH_LIMIT_PER_MINUTE = '1000000';
  // What measures some visitors is loaded after the page; by chance it would be part of a result.
  env.VITALS_SAMPLE_PERCENT = '0';
  const builds = await buildBoth(env);
  const site = await startMeasuredSite(env, cms.url);
  const hello = await startHello();
  const screens = Object.entries(SCREENS).map(([name, address]) => ({
    name,
    path: address,
    url: siteUrl + address,
  }));
  await assertScreens(screens);
  const pages = [{ name: 'Hello world', path: '/', url: hello.url }, ...screens];
  return { pages, siteUrl, site, cms, builds, browser, executablePath };
}

/**
 * @param {number} load
 * @param {string} chromiumVersion
 * @returns {import('./report.mjs').Machine}
 */
function describeMachine(load, chromiumVersion) {
  /** @param {string} name */
  const versionOf = (name) =>
    String(
      JSON.parse(readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8'))
        .version,
    );
  return {
    date: new Date().toISOString().slice(0, 10),
    load,
    cores: availableParallelism(),
    versions: {
      Node: process.versions.node,
      Next: versionOf('next'),
      React: versionOf('react'),
      Chromium: chromiumVersion,
      Lighthouse: versionOf('lighthouse'),
    },
  };
}
