// Finds a Chromium for the journeys, the images and the benchmark, or installs one.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installDebianPackages } from './debian.mjs';
import { run } from './processes.mjs';
import { Problem, step } from './steps.mjs';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const SHELL_PACKAGE = 'chromium-headless-shell';
const SYSTEM_SHELL = `/usr/bin/${SHELL_PACKAGE}`;

/** Flags under which the browser talks to nobody but the pages it is shown. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of a browser that is there, or null.
 *
 * @returns {Promise<string | null>}
 */
export async function findBrowser() {
  const { chromium } = await import('@playwright/test');
  const candidates = [process.env.CHROME_PATH, chromium.executablePath(), ...SYSTEM_BROWSERS];
  return candidates.find((candidate) => candidate && existsSync(candidate)) ?? null;
}

/**
 * Path of a headless shell, which is the same engine without windows and takes less than half the
 * processor time; of any browser, where there is none. Null where Playwright finds its own.
 *
 * @returns {Promise<string | null>}
 */
export async function findHeadlessShell() {
  const { chromium } = await import('@playwright/test');
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  if (existsSync(folderOfPlaywrightsShell(chromium.executablePath()))) return null;
  return existsSync(SYSTEM_SHELL) ? SYSTEM_SHELL : findBrowser();
}

/** Installs a headless shell where there is none: Playwright's, or Debian's; else any browser will do. */
export async function ensureHeadlessShell() {
  const { chromium } = await import('@playwright/test');
  const hasShell = () =>
    [process.env.CHROME_PATH, folderOfPlaywrightsShell(chromium.executablePath()), SYSTEM_SHELL]
      .filter((candidate) => candidate !== undefined)
      .some((candidate) => existsSync(candidate));
  if (hasShell()) return;
  await install(['playwright', 'install', '--only-shell', 'chromium'], SHELL_PACKAGE, hasShell);
  if (!hasShell()) await ensureBrowser();
}

/**
 * Playwright keeps both in one folder: `chromium-1/chrome-linux/chrome`, `chromium_headless_shell-1/…`.
 *
 * @param {string} browser
 */
function folderOfPlaywrightsShell(browser) {
  const folder = path.resolve(browser, '..', '..');
  return path.join(
    path.dirname(folder),
    path.basename(folder).replace('chromium-', 'chromium_headless_shell-'),
  );
}

/**
 * Path of a browser; installs Playwright's, or Debian's where that cannot be downloaded.
 *
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  await install(
    ['playwright', 'install', 'chromium'],
    'chromium',
    async () => (await findBrowser()) !== null,
  );
  const installed = await findBrowser();
  if (!installed) {
    throw new Problem(
      'No Chromium was found and none could be installed: install one and set CHROME_PATH to it.',
    );
  }
  return installed;
}

/**
 * Tries Playwright's installer, then Debian's.
 *
 * @param {string[]} playwright
 * @param {string} debianPackage
 * @param {() => boolean | Promise<boolean>} isThere
 */
async function install(playwright, debianPackage, isThere) {
  await step('Installing a browser', async () => {
    const attempts = [
      () => run('npx', playwright, { what: 'playwright install' }),
      () => installDebianPackages([debianPackage]),
    ];
    for (const attempt of attempts) {
      try {
        await attempt();
        if (await isThere()) return;
      } catch {
        // The next way may work.
      }
    }
  });
}
