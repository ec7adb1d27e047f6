// `npm run shots:editors`: the images of docs/editors.md, taken of the real content service with the
// sample content, in a database that is thrown away, and of the site beside it for the preview.
// CMS_PORT and PORT name other ports; `npm run shots:editors -- leads,lead` takes those two only.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from './lib/browser.mjs';
import { ensureCmsBuilt, ensureCmsInstalled, ROOT, siteSettings, startCms } from './lib/cms.mjs';
import { prepareContent } from './lib/editor-shots-content.mjs';
import { loadEnvironment } from './lib/environment.mjs';
import { fillLogin } from './lib/fill-login.mjs';
import { ensureSiteBuilt, startSite } from './lib/site.mjs';
import { main, removeOnStop, step, stopAll } from './lib/steps.mjs';

const FOLDER = path.join(ROOT, 'docs', 'editors');
const VIEW = { width: 1280, height: 860 };
const QUALITY = 70;
const ARTICLE = 'api::article.article';

await main(async () => {
  const only = process.argv[2]?.split(',');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'editor-shots-'));
  removeOnStop(dataDir);
  const env = {
    ...loadEnvironment(ROOT),
    DATA_DIR: dataDir,
    SECRETS_FILE: path.join(dataDir, 'secrets.env'),
    SEED_PACK: 'consultancy',
    NEXT_DIST_DIR: '.next-test',
  };
  await ensureCmsInstalled();
  await ensureCmsBuilt({ admin: true });
  const cms = await startCms({ env, siteUrl: env.SITE_URL });
  Object.assign(env, siteSettings(env, cms));
  // Only these show the site, or what it finds.
  if (!only || only.some((name) => /preview|content-check/.test(name))) {
    await ensureSiteBuilt(env);
    await startSite(env);
  }
  const content = await prepareContent(cms);

  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: BROWSER_ARGS,
  });
  const page = await browser.newPage({
    viewport: VIEW,
    locale: 'en-GB',
    timezoneId: 'Africa/Dar_es_Salaam',
  });
  await logIn(page, cms);
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, take] of Object.entries(images(page, cms, content))) {
    if (only && !only.includes(name)) continue;
    await step(`${name}.webp`, async () => save(page, name, await take()));
  }
  await browser.close();
  await stopAll();
});

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {Awaited<ReturnType<typeof startCms>>} Cms */
/** @typedef {Awaited<ReturnType<typeof prepareContent>>} Content */

/**
 * What each image shows: goes there, and returns the part of the page to save, or nothing for all.
 *
 * @param {Page} page
 * @param {Cms} cms
 * @param {Content} content
 * @returns {Record<string, () => Promise<Locator | void>>}
 */
function images(page, cms, content) {
  /** @type {(uid: string, rest?: string) => Promise<void>} */
  const type = (uid, rest = '') => open(`/content-manager/collection-types/${uid}${rest}`);
  /** @param {string} address */
  const open = async (address) => {
    await page.goto(cms.adminUrl + address);
    await page.waitForLoadState('networkidle');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForTimeout(600);
  };
  /** @param {string} documentId */
  const article = (documentId) => type(ARTICLE, `/${documentId}`);
  /** @param {RegExp} name */
  const row = (name) => page.getByRole('button', { name }).first();

  return {
    articles: () => type(ARTICLE),
    article: () => article(content.article),
    'alt-text': async () => {
      await article(content.silent);
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page
        .getByText(/has no alternative text/)
        .first()
        .waitFor();
      await page.waitForTimeout(500);
    },
    schedule: async () => {
      await article(content.planned);
      await page.getByText(/^Cover \w+$/).scrollIntoViewIfNeeded();
      await page.waitForTimeout(500);
    },
    blocks: async () => {
      await article(content.article);
      await page.getByText('Blocks', { exact: true }).first().scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: /Add a component to/ }).click();
      await page.waitForTimeout(700);
    },
    look: async () => {
      await article(content.article);
      const block = row(/^Button/);
      await block.click();
      await page.getByText('Width on large screens').first().waitFor();
      // A taller window: every setting in one image.
      await page.setViewportSize({ width: VIEW.width, height: 1500 });
      await block.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await page.mouse.wheel(0, -120);
      await page.waitForTimeout(700);
      return page.getByRole('listitem').filter({ has: block });
    },
    preview: async () => {
      await article(content.planned);
      await page
        .getByRole('link', { name: 'Open preview' })
        .or(page.getByRole('button', { name: 'Open preview' }))
        .click();
      await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(1500);
    },
    'menu-preview': async () => {
      await type('api::menu.menu', `/${content.menuBar}`);
      await page.getByRole('button', { name: 'Preview before saving' }).click();
      await page.frameLocator('iframe').getByText('Preview before saving.').waitFor();
      await page.getByLabel('Label').fill('What we do');
      await page.frameLocator('iframe').getByText('What we do').first().waitFor();
      await page.waitForTimeout(1500);
    },
    'menu-tree': async () => {
      await open('/menu-tree');
      await row(/^Move Industries/).press('ArrowUp');
      await page.getByText(/move is not saved/).waitFor();
      await page.waitForTimeout(500);
    },
    'tree-preview': async () => {
      await open('/menu-tree');
      await row(/^Move Industries/).press('ArrowUp');
      await page.getByRole('button', { name: 'Preview before saving' }).click();
      await page.frameLocator('iframe').getByText('Preview before saving.').waitFor();
      await page.waitForTimeout(1500);
    },
    team: async () => {
      await type('api::team.team', `/${content.member}`);
      await page.getByRole('link', { name: 'See it on the site' }).waitFor();
    },
    faq: async () => {
      await type('api::qna.qna', '/create');
      await page.getByLabel('Question').fill('Do you work on site?');
      await page
        .getByLabel('Answer')
        .fill('Yes, from the first week.\n\nWe bring:\n\n- two consultants\n- one trainer');
      await page.getByLabel('Group').fill('Projects and prices');
    },
    'office-preview': async () => {
      await type('api::company-address.company-address', `/${content.office}`);
      await page.getByRole('button', { name: 'Preview before saving' }).click();
      await page.frameLocator('iframe').getByText('Preview before saving.').waitFor();
      await page.getByLabel('Phone').fill('+254 41 000 0025');
      await page
        .frameLocator('iframe')
        .getByText('+254 41 000 0025')
        .first()
        .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await page.waitForTimeout(1500);
    },
    menu: () => type('api::menu.menu', `/${content.menu}`),
    history: async () => {
      await article(content.revised);
      const history = page.getByRole('complementary').filter({ hasText: 'History' });
      await history.getByRole('button').last().click();
      await page.getByRole('dialog').locator('ins').first().waitFor();
      await page.waitForTimeout(500);
    },
    deleted: () => open('/deleted-entries'),
    review: () => open(''),
    redirect: () => type('api::redirect.redirect', `/${content.redirect}`),
    missed: () => type('api::missed-address.missed-address'),
    leads: () => open('/leads'),
    lead: async () => {
      await open('/leads');
      await row(/^Neema/).click();
      await page.getByRole('dialog').getByText('Notes').waitFor();
      await page.waitForTimeout(500);
    },
    'personal-data': async () => {
      await open('/personal-data');
      await page.getByLabel('E-mail address of the person').fill('asha@example.com');
      await page.getByRole('button', { name: 'Find' }).click();
      await page.waitForTimeout(800);
    },
    'content-check': async () => {
      await open('/content-check');
      await page
        .getByRole('paragraph')
        .filter({ hasText: /findings? in/ })
        .waitFor();
    },
    profile: async () => {
      await open('/content-manager/single-types/api::company-profile.company-profile');
      // Fields of our own come later than the others, and take their places.
      await page.getByRole('textbox', { name: 'Colour of buttons' }).fill('#0a7d4b');
      await page.getByText('Colour of buttons').scrollIntoViewIfNeeded();
      await page.getByRole('link', { name: 'See it on the site' }).waitFor();
    },
    invite: async () => {
      await open('/settings/users');
      await row(/^Invite new user/).click();
      await page.getByRole('dialog').getByLabel('First name').fill('Neema');
      await page.waitForTimeout(500);
    },
    settings: () => type('api::global-entity.global-entity', `/${content.script}`),
  };
}

/**
 * @param {Page} page
 * @param {Cms} cms
 */
async function logIn(page, cms) {
  // The tour of a new installation would stand in every image.
  await page.addInitScript(() => {
    window.localStorage.setItem('STRAPI_GUIDED_TOUR', JSON.stringify({ enabled: false }));
  });
  await page.goto(`${cms.adminUrl}/auth/login`);
  const { ADMIN_EMAIL: adminEmail, ADMIN_PASSWORD: adminPassword } = cms.secrets;
  await fillLogin(page, { adminEmail, adminPassword });
  await page.waitForURL((url) => !url.pathname.includes('/auth/'));
  // Strapi's own news, above everything.
  await page.goto(`${cms.adminUrl}/content-manager`);
  const news = page
    .getByRole('link', { name: 'Read blog post' })
    .locator('xpath=following::button[1]');
  await news.click({ timeout: 5_000 }).catch(() => {});
}

/**
 * A WebP of the part of the page, or of the whole window.
 *
 * @param {Page} page
 * @param {string} name
 * @param {Locator | void} part
 */
async function save(page, name, part) {
  const client = await page.context().newCDPSession(page);
  const box = (part && (await part.boundingBox())) ?? { x: 0, y: 0, ...VIEW };
  const { data } = await client.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { ...box, scale: 1 },
  });
  writeFileSync(path.join(FOLDER, `${name}.webp`), Buffer.from(data, 'base64'));
  await client.detach();
  await page.setViewportSize(VIEW);
}
