// Finds a Chromium for the journeys, the images and the benchmark, or installs one.
import { existsSync } from 'node:fs';
import { run } from './processes.mjs';
import { Problem, step } from './steps.mjs';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

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
 * Path of a browser; installs Playwright's, or Debian's where that cannot be downloaded.
 *
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  await step('Installing a browser', async () => {
    const attempts = [
      () => run('npx', ['playwright', 'install', 'chromium'], { what: 'playwright install' }),
      async () => {
        await run('apt-get', ['update'], { what: 'apt-get update' });
        await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
          what: 'apt-get install chromium',
        });
      },
    ];
    for (const attempt of attempts) {
      try {
        await attempt();
        if (await findBrowser()) return;
      } catch {
        // The next way may work.
      }
    }
  });
  const installed = await findBrowser();
  if (!installed) {
    throw new Problem(
      'No Chromium was found and none could be installed: install one and set CHROME_PATH to it.',
    );
  }
  return installed;
}
