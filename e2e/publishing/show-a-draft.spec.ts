import { logIn, PREVIEW_ERRORS } from '../support/log-in';
import { expect, test } from '../support/test';

const ARTICLE = 'api::article.article';
const MENU = 'api::menu.menu';
const PROFILE = 'api::company-profile.company-profile';
const WORDS = 'Words that staff have typed';
const [RATES, PRICES] = ['Rates of today', 'Prices of tomorrow'];

test.describe.configure({ timeout: 120_000 });
test.use({ expectedErrors: [PREVIEW_ERRORS] });

test('changes of the home page and of the menu are previewed, and a draft is shown to somebody without an account', async ({
  page,
  browser,
  editor,
  environment,
}) => {
  const { cms, siteUrl } = environment;
  const home = async () => (await fetch(siteUrl)).text();
  const { heroText } = await editor.getSingle(PROFILE);
  const draft = await editor.createArticle({ title: WORDS, slug: 'shown', draft: true });
  const entry = await editor.create(MENU, { name: RATES, link: '/faq', order: 1 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await logIn(page, cms);
  try {
    await page.goto(`${cms.adminUrl}/content-manager/single-types/${PROFILE}`);
    await page.getByLabel('Home: text under the headline').fill(WORDS);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await page.getByRole('link', { name: 'Open preview' }).click();
    const frame = page.getByTestId('preview-iframe').contentFrame();
    await expect(frame.getByText(WORDS)).toBeVisible();
    await expect(frame.getByText('Only you see this page.')).toBeVisible();
    expect(await home()).not.toContain(WORDS);

    await page.goto(`${cms.adminUrl}/content-manager/collection-types/${MENU}/${entry.documentId}`);
    await page.getByRole('button', { name: 'Preview before saving' }).click();
    const below = page.getByRole('region', { name: 'Preview' }).locator('iframe').contentFrame();
    await expect(below.getByText('Preview before saving.')).toBeVisible();
    await page.getByLabel('Label').fill(PRICES);
    await expect(below.getByRole('link', { name: PRICES }).first()).toBeVisible();
    expect(await home()).toContain(RATES);
    expect(await home()).not.toContain(PRICES);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(home).toContain(PRICES);

    await page.goto(
      `${cms.adminUrl}/content-manager/collection-types/${ARTICLE}/${draft.documentId}`,
    );
    await page.getByRole('button', { name: 'Copy a link for a day' }).click();
    await page.getByText(/It shows the saved draft/).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const open = async () => {
      const guest = await (await browser.newContext()).newPage();
      await guest.goto(link);
      await expect(guest.getByRole('heading', { level: 1, name: WORDS })).toBeVisible();
      return guest;
    };
    const [guest, another] = [await open(), await open()];
    await expect(guest.getByText('Everybody who has its link sees this page.')).toBeVisible();
    // Nobody without an account can edit it.
    await expect(guest.getByRole('link', { name: 'Edit the entry' })).toHaveCount(0);
    const cookies = await guest.context().cookies(guest.url());
    await guest.getByRole('button', { name: 'Leave preview' }).click();
    await expect(guest.getByRole('heading', { level: 1, name: WORDS })).toBeHidden();
    // Who has left is out, also with the same cookies; for the others the link is as good as before.
    await guest.context().addCookies(cookies);
    await guest.goto(another.url());
    await expect(guest.getByRole('heading', { level: 1, name: WORDS })).toBeHidden();
    await guest.context().close();
    await another.reload();
    await expect(another.getByRole('heading', { level: 1, name: WORDS })).toBeVisible();
    await (await open()).context().close();
    await another.context().close();
  } finally {
    await editor.updateSingle(PROFILE, { heroText });
    await editor.publishSingle(PROFILE);
    await editor.removeArticle(draft.documentId);
    await editor.remove(MENU, entry.documentId);
  }
});
