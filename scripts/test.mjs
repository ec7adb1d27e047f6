// `npm test`: every check, from a fresh clone. Ends with one line: N passed, N failed. How many were skipped
// is in the line above it.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { QUICK_CHECKS, runBin } from './check.mjs';
import { ensureHeadlessShell } from './lib/browser.mjs';
import { ensureCmsInstalled, ROOT } from './lib/cms.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureJava } from './lib/java.mjs';
import { run } from './lib/processes.mjs';
import { Stages } from './lib/stages.mjs';
import { main, removeOnStop, writeLine } from './lib/steps.mjs';
import { countPlaywright, countVitest, listFlaky } from './lib/test-reports.mjs';
import { ensureEngines } from './stack/engines.mjs';

const reports = mkdtempSync(path.join(tmpdir(), 'site-test-'));
// Nobody reads those of a run that was stopped.
removeOnStop(reports);

/** For the stages that need no content service: they compute while its lane, the longest, waits. */
const FILLER = { priority: 10 };

const quickChecks = QUICK_CHECKS.map(({ name, run }) => ({ name, run: () => run(FILLER) }));

const unitTests = {
  name: 'Unit tests',
  run: () => vitest(['unit', 'unit-isolated'], FILLER),
  count: () => readVitest('unit'),
};

const serverTests = {
  name: 'The server with the installed framework',
  run: () => vitest(['server'], FILLER),
  count: () => readVitest('server'),
};

const buildOfCms = {
  name: 'Build of the content service, sample content',
  run: () => build('cms'),
};

const buildOfSite = {
  name: 'Build of the site',
  run: () => build('site', FILLER),
};

const contentService = {
  name: 'Content service',
  run: () => vitest(['cms']),
  count: () => readVitest('cms'),
};

const contract = {
  name: 'Contract with the content service',
  run: () => vitest(['contract']),
  count: () => readVitest('contract'),
};

const journeys = {
  name: 'Journeys in a browser',
  run: () =>
    runBin('playwright', ['test'], {
      env: {
        ...process.env,
        E2E_IS_BUILT: 'true',
        PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('journeys'),
      },
    }),
  count: () => readPlaywright('journeys'),
};

await main(async () => {
  await ensureInstalled(ROOT, 'the site');

  const stages = new Stages();
  const inSequence = stages.inSequence.bind(stages);
  // What is installed waits for the network and the disk; meanwhile the site is built.
  const packages = ensureCmsInstalled();
  const programs = ensurePrograms();
  const all = Promise.all([packages, programs]);
  await Promise.all([
    inSequence([buildOfSite])
      .then(() => programs)
      .then(() => inSequence([unitTests])),
    all.then(() => inSequence([...quickChecks, serverTests])),
    packages
      .then(() => inSequence([buildOfCms]))
      .then(() => all)
      .then(() => stages.inLanes([[contentService], [contract]])),
  ]);
  await stages.inSequence([journeys]);

  const { passed, failed } = stages.total;
  const hasFailed = failed > 0;
  process.stdout.write(`\n${stages.report()}\n\n`);
  if (hasFailed) process.stdout.write(`The reports are in ${reports}.\n`);
  else rmSync(reports, { recursive: true });
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exit(hasFailed ? 1 : 0);
});

/** The programs that are no packages of npm. One after the other: Debian's installer does one thing at a time. */
async function ensurePrograms() {
  await ensureHeadlessShell();
  await ensureJava();
  await tryEngines();
}

/** For the tests behind proxies, of several copies and of backups, which say that they were skipped where an engine is missing. */
async function tryEngines() {
  try {
    await ensureEngines();
  } catch (error) {
    writeLine(error instanceof Error ? error.message : String(error));
  }
}

/**
 * @param {'cms' | 'site'} part
 * @param {{ priority: number }} [options]
 */
function build(part, options) {
  return run(process.execPath, ['scripts/test-build.mjs', part], {
    cwd: ROOT,
    what: 'The build',
    ...options,
  });
}

/** @param {string} name */
function reportFile(name) {
  return path.join(reports, `${name}.json`);
}

/**
 * @param {readonly [string, ...string[]]} projects
 * @param {{ priority: number }} [options]
 */
function vitest(projects, options) {
  const args = [
    ...['run', ...projects.map((project) => `--project=${project}`)],
    ...['--reporter=default', '--reporter=json'],
    `--outputFile.json=${reportFile(projects[0])}`,
  ];
  return runBin('vitest', args, options);
}

/** @param {string} project */
function readVitest(project) {
  /** @type {import('./lib/test-reports.mjs').VitestReport | null} */
  const report = readReport(project);
  return report && countVitest(report);
}

/** @param {string} name */
function readPlaywright(name) {
  /** @type {import('./lib/test-reports.mjs').PlaywrightReport | null} */
  const report = readReport(name);
  if (!report) return null;
  for (const journey of listFlaky(report)) {
    process.stdout.write(`! Passed only at the second try: ${journey}\n`);
  }
  return countPlaywright(report);
}

/** @param {string} name */
function readReport(name) {
  return existsSync(reportFile(name)) ? JSON.parse(readFileSync(reportFile(name), 'utf8')) : null;
}
