import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '../../../scripts/lib/browser.mjs';
import { fillLogin } from '../../../scripts/lib/fill-login.mjs';
import { createEditor } from '../../scripts/editor.mjs';
import { startCms, type TestCms } from '../support/cms';

export const VIEW = { width: 1440, height: 900 };
/** The admin takes seconds for a page on a busy machine. */
export const expectPage = expect.configure({ timeout: 20_000 });

/**
 * A content service with its admin panel, opened in a browser by its first administrator. `page` is
 * what the other functions act on; a test may open another one in its place.
 */
export async function openAdmin(options: Parameters<typeof startCms>[0] = {}) {
  const cms = await startCms({ ...options, env: { SERVE_ADMIN: 'true', ...options.env } });
  const editor = await createEditor(cms);
  const browser = await startBrowser();
  const admin = {
    cms,
    editor,
    browser,
    page: await logIn(browser, cms),
    /** Opens a type, or an entry of it. */
    open: (uid: string, rest = '') =>
      admin.page.goto(`${cms.url}/admin/content-manager/collection-types/${uid}${rest}`),
    button: (name: string | RegExp) => admin.page.getByRole('button', { name }),
    /** A panel beside the form. */
    panel: (title: string) => admin.page.getByRole('complementary').filter({ hasText: title }),
    close: async () => {
      await browser.close();
      await cms.remove();
    },
  };
  return admin;
}

/** A browser whose pages may use the clipboard. */
async function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_ARGS });
}

type Login = Pick<TestCms, 'url' | 'adminEmail' | 'adminPassword'>;

/** A page of the admin, logged in. */
export async function logIn(browser: Browser, cms: Login): Promise<Page> {
  const context = await browser.newContext({
    viewport: VIEW,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await page.goto(`${cms.url}/admin/auth/login`);
  await fillLogin(page, cms);
  await page.getByText(/^Hello/).waitFor();
  return page;
}

/** Somebody who sees little or hears the page can use this part of it. */
export async function expectReadable(page: Page, part: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** The same in the colours of a device that asks for dark ones. */
export async function expectReadableInDark(page: Page, part: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const title = page.getByRole('heading', { level: 1 });
  await expectPage(title).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expectReadable(page, part);
  await page.emulateMedia({ colorScheme: null });
}

/** Holds back what the page asks of an address, until the function that it returns is called. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
