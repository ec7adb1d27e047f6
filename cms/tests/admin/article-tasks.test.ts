import { afterAll, expect, test } from 'vitest';
import { advancePlan } from '../support/database';
import { openAdminWithSite } from './admin-with-site';
import { createEntryForm } from './entry-form';
import { expectPage } from './support';

const TITLE = 'Our hours over the holidays';
const ARTICLE = 'api::article.article';
const PLANNED = 'What an ERP project really costs, with the hours of your own people';

const admin = await openAdminWithSite({ SCHEDULE_INTERVAL_SECONDS: '1' });
const { cms, editor, page, visit, expectWords, expectNoWords, expectStatus } = admin;
const form = createEntryForm(page);
const { button, field } = form;
afterAll(admin.close);

const addBlock = async (name: string) => {
  await page.getByRole('button', { name: /Add a component to/ }).click();
  // The toolbar of a text has a button “Quote”, too.
  await button(name).last().click();
};
const region = (name: string) => page.getByRole('region', { name }).last();

test('an article of all kinds of blocks is written, previewed and published, and visitors find it', async () => {
  await form.openNew('Article');
  await field('Title').fill(TITLE);
  await field('Summary').fill('The desk answers by phone; the office opens again on Monday.');
  await form.link('Collections', 'blogs');
  await region('Cover image').getByRole('button').click();
  await form.pickFiles('cover-consultancy-contact.webp');

  await addBlock('Markdown text');
  await page.locator('.CodeMirror').click();
  await page.keyboard.type('## Whom to call\n\nThe desk answers from eight to two.\n\n');
  await button('Image').click();
  await form.pickFiles('thumb-consultancy-10.webp');
  await addBlock('Quote');
  await region('Quote').getByLabel('Text').fill('They answered on Boxing Day.');
  await region('Quote').getByLabel('Who said it').fill('Asha Mushi');
  await addBlock('Slider');
  await region('Add many at once').getByRole('button').click();
  await form.pickFiles('portrait-salma-othman.webp', 'portrait-juma-nassoro.webp');

  await button('No entry yet. Click to add one.').last().click();
  await field('Title for search engines').fill('Opening hours over the holidays');
  await field('Description for search engines').fill('When the support desk answers, and how.');
  await form.press('Save');
  await expectPage(field('Address (slug)')).toHaveValue('our-hours-over-the-holidays');
  await expectStatus('/post/our-hours-over-the-holidays', 404);

  await page.getByRole('link', { name: 'Open preview' }).click();
  const preview = page.getByTestId('preview-iframe').contentFrame();
  await expectPage(preview.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expectPage(preview.getByText('They answered on Boxing Day.')).toBeVisible();
  await expectPage(preview.getByRole('listitem', { name: /^Slide 2 of 2/ })).toBeAttached();
  const image = preview.getByRole('img', { name: 'with ochre diamonds' });
  await image.scrollIntoViewIfNeeded();
  await expectPage(image).not.toHaveJSProperty('naturalWidth', 0);

  await form.press('Publish');
  for (const address of ['/post/our-hours-over-the-holidays', '/blogs', '/', '/feed.xml']) {
    await expectWords(address, TITLE);
  }
  await expectWords('/post/our-hours-over-the-holidays', 'When the support desk answers, and how.');
  // Without a card image its card has the cover.
  await expectWords('/blogs', 'cover_consultancy_contact');
  await expectWords('/sitemap.xml', '/post/our-hours-over-the-holidays');
  await expectWords('/search?q=boxing+day', TITLE);
  await page.getByRole('link', { name: 'Close preview' }).click();
});

test('the address of an article is changed, and the old one leads to the new one', async () => {
  await form.openEntry('Article', /efd-receipts/);
  await field('Address (slug)').fill('fiscal-receipts');
  await form.press('Publish');
  await expectStatus('/post/efd-receipts', 308);
  expect((await visit('/post/efd-receipts')).headers.get('location')).toMatch(/fiscal-receipts$/);
  await expectWords('/', '/fiscal-receipts"');
  await form.openType('Redirect');
  await expectPage(page.getByRole('row', { name: /efd-receipts.*rename/ })).toBeVisible();
});

test('an article is planned: a moment that has passed is refused, the typed time is the one that counts', async () => {
  await form.openEntry('Article', new RegExp(PLANNED));
  const plan = page.getByLabel('Publish at', { exact: true });
  /** As somebody types it, part by part, without a key that ends it. */
  const type = async (...parts: string[]) => {
    await plan.focus();
    for (const part of parts) await page.keyboard.type(part);
  };
  const thisYear = new Date().getFullYear();
  await type('0512', String(thisYear - 1), '0820AM');
  await button('Save').click();
  await expectPage(page.getByText(/This moment has passed/).first()).toBeVisible();

  await button('Clear Publish at').click();
  await type('0512', String(thisYear + 1));
  const refused = page.waitForResponse((response) => response.status() === 400);
  await button('Save').click();
  await refused;
  await expectPage(
    page.getByText(/A part of the day or of the time is missing/).first(),
  ).toBeVisible();

  await type('0512', String(thisYear + 1), '0820AM');
  await form.press('Save');
  await expectPage(page.getByText(/^Planned for .*8:20/)).toBeVisible();
  await form.openType('Article');
  const row = page.getByRole('row', { name: PLANNED });
  await expectPage(row).toContainText('8:20');
  const { documentId } = await editor.createArticle({ title: 'Too long', draft: true });
  for (const status of ['ready', 'returned']) {
    await editor.request('POST', `/review/${ARTICLE}/${documentId}`, { status, comment: '' });
  }
  await page.reload();
  const both = [row, page.getByRole('row', { name: 'Too long' })];
  for (const each of both) await each.getByRole('checkbox').check();
  // A list that is read again meanwhile has nothing chosen.
  for (const each of both) await expectPage(each.getByRole('checkbox')).toBeChecked();
  await button('Publish').click();
  const question = page.getByRole('dialog');
  const leftOut = question.getByRole('listitem');
  await expectPage(leftOut.filter({ hasText: PLANNED })).toHaveText(/: planned for .*8:20/);
  await expectPage(leftOut.filter({ hasText: 'Too long' })).toHaveText(/: changes were asked for/);
  await expectPage(question.getByText('Ready to publish')).toBeHidden();
  await question.getByRole('button', { name: 'Close modal' }).click();

  await page.getByRole('link', { name: 'Home' }).click();
  const planned = page.getByRole('region', { name: 'Planned' });
  await expectPage(planned.getByRole('link', { name: PLANNED })).toBeVisible();
  await expectStatus('/post/what-an-erp-project-costs', 404);

  await advancePlan(cms.dataDir);
  await expectStatus('/post/what-an-erp-project-costs', 200);
  await expectWords('/blogs', PLANNED);
});

test('an article is unpublished, and another one deleted: neither is found any more', async () => {
  await expectStatus('/post/go-live-weekend', 200);
  await form.openEntry('Article', /go-live-weekend/);
  const article = await editor.find(ARTICLE, 'slug', 'go-live-weekend');
  await editor.create('api::menu.menu', { name: 'The weekend', article: article?.documentId });
  await form.chooseAction('More document actions', 'Unpublish');
  const question = page.getByRole('alertdialog');
  await expectPage(question).toContainText('“The weekend” (Menu)');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expectStatus('/post/go-live-weekend', 404);
  await button('Check this entry').press('Enter');
  await expectPage(page.getByText(/who follow these find nothing: “The weekend”/)).toBeVisible();
  await expectPage(button('Check this entry')).toBeFocused();
  await expectNoWords('/blogs', '/post/go-live-weekend');

  const hours = await editor.find(ARTICLE, 'slug', 'holiday-support-hours');
  await editor.create('api::menu.menu', { name: 'The holidays', article: hours?.documentId });
  await form.openType('Article');
  await page
    .getByRole('row', { name: /holiday-support-hours/ })
    .getByRole('checkbox')
    .click();
  for (const name of ['Unpublish', 'Delete']) {
    await button(name).click();
    await expectPage(question).toContainText('“The holidays” (Menu)');
    await question.getByRole('button', { name: 'Cancel' }).click();
  }
  await form.openEntry('Article', /holiday-support-hours/);
  await form.chooseAction('More actions', 'Delete entry');
  await expectPage(question).toContainText('“The holidays” (Menu)');
  await button('Confirm').click();
  await expectStatus('/post/holiday-support-hours', 404);
  for (const address of ['/blogs', '/sitemap.xml', '/search?q=holiday']) {
    await expectNoWords(address, '/post/holiday-support-hours');
  }
});
