// `npm run shots`: images of every screen and state at 360, 900 and 1440 px, for each sample pack,
// into shots/. Boots content services of its own and builds the site for each.
//
//   --pack logistics      one pack alone
//   --only home,menu-phone  these alone
//   --origin http://…     images of a site that runs already, instead of the two; with --pack, of
//                         the entries of that pack and into its folder
//   --gallery             writes the small images of docs/screens/ as well
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureCmsBuilt, ensureCmsInstalled, listPacks, ROOT } from './lib/cms.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { startSampleContent } from './lib/sample-content.mjs';
import { STATES, screensOf, WIDTHS } from './lib/screens-and-states.mjs';
import { ensureSiteBuilt, startSite } from './lib/site.mjs';
import { main, Problem, step, stopAll } from './lib/steps.mjs';

const SHOTS = path.join(ROOT, 'shots');
const GALLERY = path.join(ROOT, 'docs', 'screens');
/** An image in the gallery is at most this wide, in pixels: small enough to load with a page. */
const GALLERY_WIDTH = 640;
const GALLERY_QUALITY = 60;
const SETTLE_MS = 700;

await main(async () => {
  const { values: options } = parseArgs({
    options: {
      pack: { type: 'string' },
      only: { type: 'string' },
      origin: { type: 'string' },
      gallery: { type: 'boolean', default: false },
    },
  });
  const packs = listPacks();
  if (options.pack && !packs.includes(options.pack)) {
    throw new Problem(`There is no pack "${options.pack}"; there are ${packs.join(' and ')}.`);
  }
  await ensureInstalled(ROOT, 'the site');
  const only = options.only?.split(',') ?? null;
  /** @type {(pack: string, origin: string) => Promise<void>} */
  const shoot = (pack, origin) => photograph({ pack, origin, only, gallery: options.gallery });
  if (options.origin) return void (await shoot(options.pack ?? 'origin', options.origin));

  await ensureCmsInstalled();
  await ensureCmsBuilt({ admin: false });
  for (const pack of options.pack ? [options.pack] : packs) {
    const { env, siteUrl } = await startSampleContent({ pack, distDir: `.next-shots-${pack}` });
    await ensureSiteBuilt(env);
    await startSite(env);
    await shoot(pack, siteUrl);
    await stopAll();
  }
});

/**
 * @typedef {object} Shoot
 * @property {string} pack Folder of the images.
 * @property {string} origin
 * @property {readonly string[] | null} only Names of screens and states; null for all.
 * @property {boolean} gallery
 */

/**
 * Takes every image of one site.
 *
 * @param {Shoot} shoot
 */
async function photograph({ pack, origin, only, gallery }) {
  const { chromium } = await import('@playwright/test');
  const { BROWSER_ARGS, ensureBrowser } = await import('./lib/browser.mjs');
  const executablePath = await ensureBrowser();
  /** @param {[name: string, value: unknown]} entry */
  const isChosen = ([name]) => !only || only.includes(name);
  await step(`Taking images (${pack})`, async () => {
    const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
    try {
      for (const width of WIDTHS) {
        const viewport = { width, height: width === 360 ? 740 : 900 };
        const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
        /** @type {(name: string, isWhole: boolean) => Promise<void>} */
        const save = (name, isWhole) =>
          takeImage(page, { pack, name: `${name}-${width}`, isWhole, gallery });
        for (const [name, address] of Object.entries(screensOf(pack)).filter(isChosen)) {
          const response = await page.goto(origin + address, { waitUntil: 'load' });
          if (response?.status() === 404 && name !== 'not-found') {
            throw new Problem(
              `${address} is not there: give ${pack} its own in scripts/lib/screens-and-states.mjs.`,
            );
          }
          await showLazyImages(page);
          await save(name, true);
        }
        for (const [name, state] of Object.entries(STATES).filter(isChosen)) {
          const { address, act, from = 0, to = Number.POSITIVE_INFINITY } = state;
          const { scheme = 'light', isWhole = false } = state;
          if (width < from || width > to) continue;
          await page.emulateMedia({ colorScheme: scheme });
          await page.goto(origin + address, { waitUntil: 'networkidle' });
          await act?.(page);
          if (isWhole) await showLazyImages(page);
          else await page.waitForTimeout(SETTLE_MS);
          await save(name, isWhole);
        }
        await page.close();
      }
    } finally {
      await browser.close();
    }
  });
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {{ pack: string, name: string, isWhole: boolean, gallery: boolean }} options
 */
async function takeImage(page, { pack, name, isWhole, gallery }) {
  const folder = path.join(SHOTS, pack);
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: isWhole });
  if (!gallery) return;
  mkdirSync(path.join(GALLERY, pack), { recursive: true });
  const session = await page.context().newCDPSession(page);
  const { cssContentSize, cssLayoutViewport } = await session.send('Page.getLayoutMetrics');
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: GALLERY_QUALITY,
    captureBeyondViewport: isWhole,
    clip: {
      x: 0,
      y: isWhole ? 0 : cssLayoutViewport.pageY,
      width: cssLayoutViewport.clientWidth,
      height: isWhole ? cssContentSize.height : cssLayoutViewport.clientHeight,
      scale: Math.min(1, GALLERY_WIDTH / cssLayoutViewport.clientWidth),
    },
  });
  writeFileSync(path.join(GALLERY, pack, `${name}.webp`), Buffer.from(data, 'base64'));
}

/** @param {import('@playwright/test').Page} page */
async function showLazyImages(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    // An image that is resized for the first time takes a moment; one in a closed panel never comes.
    const isWaiting = () =>
      [...document.images].some((image) => image.checkVisibility() && !image.complete);
    for (let wait = 0; wait < 300 && isWaiting(); wait += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    // What has come is drawn when it is decoded; one that is broken never is.
    const shown = [...document.images].filter((image) => image.checkVisibility() && image.complete);
    await Promise.allSettled(shown.map((image) => image.decode()));
  });
  await page.waitForTimeout(SETTLE_MS);
}
