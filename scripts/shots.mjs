// `npm run shots [-- address]`: pictures of every screen at 360, 900 and 1440 px into shots/.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from './lib/browser.mjs';
import { ROOT } from './lib/cms.mjs';
import { main } from './lib/steps.mjs';

const SCREENS = {
  home: '/',
  'company-profile': '/aboutus/company-profile',
  'management-team': '/aboutus/management-team',
  services: '/services',
  blogs: '/blogs',
  faq: '/faq',
  contact: '/contact',
  article: '/post/everything-in-one-place',
  'not-found': '/no-article-found',
};
const WIDTHS = [360, 900, 1440];

await main(async () => {
  const origin = process.argv[2] ?? 'http://localhost:3000';
  const only = process.argv[3]?.split(',');
  const folder = path.join(ROOT, 'shots');
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: BROWSER_ARGS,
  });
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: width === 360 ? 740 : 900 } });
    for (const [name, address] of Object.entries(SCREENS)) {
      if (only && !only.includes(name)) continue;
      await page.goto(origin + address, { waitUntil: 'load' });
      await showLazyPictures(page);
      await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: true });
    }
    await page.close();
  }
  await browser.close();
});

async function showLazyPictures(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForTimeout(700);
}
