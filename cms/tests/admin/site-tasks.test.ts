import { afterAll, expect, test } from 'vitest';
import { PNG } from '../../../tests/support/png';
import { removeText } from '../support/remove-text';
import { openAdminWithSite } from './admin-with-site';
import { createEntryForm } from './entry-form';
import { expectPage } from './support';

const NOT_FOUND = 'api::missed-address.missed-address';

const admin = await openAdminWithSite();
const { cms, editor, page, read, visit, expectWords, expectNoWords, expectStatus } = admin;
const form = createEntryForm(page);
const { button, field } = form;
afterAll(admin.close);

/** Opens a page of the admin from its navigation. */
const openPage = (name: string) => page.getByRole('link', { name, exact: true }).first().click();

test('the menu gets an entry on its second level, first in its order', async () => {
  await openPage('Menu tree');
  await page.getByRole('link', { name: 'Add an entry' }).click();
  await field('Label').fill('Tills by the hour');
  await form.link('Parent', 'Solutions');
  await field('Or leads to the address').fill('/post/branches-and-tills');
  await field('Position').fill('5');
  await form.press('Save');
  await expectWords('/', 'Tills by the hour');
  const html = await read('/');
  expect(html.indexOf('Tills by the hour')).toBeLessThan(html.indexOf('>ERP<'));
  await openPage('Menu tree');
  const rows = page.getByRole('list', { name: 'Entries of the menu' }).getByRole('listitem');
  await expectPage(rows.nth(1)).toHaveAttribute('aria-label', 'Tills by the hour, level 2');
});

test('an address that visitors did not find is sent to a page, and never to none', async () => {
  await expectStatus('/flyer', 404);
  // The site reports what was not found a moment later.
  await expect.poll(() => editor.find(NOT_FOUND, 'path', '/flyer')).toBeTruthy();
  await form.openType('Not-found log');
  await page.getByRole('row', { name: /\/flyer/ }).click();
  await field('Send visitors to').fill('/no-such-page');
  await button('Save').click();
  await expectPage(page.getByText(/^Nothing is at \/no-such-page/).first()).toBeVisible();
  await field('Send visitors to').fill('/services');
  await form.press('Save');
  await expectStatus('/flyer', 308);
  expect((await visit('/flyer')).headers.get('location')).toMatch(/\/services$/);
});

test('the content check names a broken link and an image without a text, until both are corrected', async () => {
  const image = await editor.upload('desk.png', { alternativeText: 'Gone soon' }, PNG);
  await editor.createArticle({
    title: 'Two faults',
    slug: 'two-faults',
    cover: image.id,
    button_name: 'Ask us',
    button_link: '/services/nowhere',
  });
  await removeText(cms, editor, image.id);
  await openPage('Content check');
  const row = (what: RegExp) => page.getByRole('row', { name: what });
  await expectPage(row(/Two faults.*Link of the cover button/)).toBeVisible();
  await row(/Two faults.*no alternative text/)
    .getByRole('link')
    .click();
  await page
    .getByRole('region', { name: 'Cover image' })
    .getByRole('button', { name: 'Edit' })
    .click();
  await page.getByRole('dialog').getByLabel('Alternative text').fill('Two at a desk');
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
  await expectPage(page.getByRole('dialog')).toHaveCount(0);
  await field('Link of the cover button').fill('/services');
  await form.press('Publish');
  await openPage('Content check');
  await button('Check again').click();
  const said = page.getByRole('status').filter({ hasText: /findings in \d+ entries/ });
  await expectPage(said).toBeVisible();
  await expectPage(button('Check again')).toBeFocused();
  await expectPage(row(/Two faults.*Title for search engines/)).toBeVisible();
  await expectPage(row(/Two faults.*Link of the cover button/)).toHaveCount(0);
  await expectPage(row(/Two faults.*no alternative text/)).toHaveCount(0);
});

test('of a rule with more findings than one looks through, the content check says how many they are, and shows them when asked', async () => {
  const links = Array.from({ length: 21 }, (_, index) => `[Page ${index}](/moved/${index})`);
  await editor.createArticle({
    title: 'From the old site',
    slug: 'from-the-old-site',
    blocks: [{ __component: 'shared.rich-text-markdown-wrapper', body: links.join(' ') }],
  });
  await openPage('Content check');
  await button('Check again').click();
  const rule = page.getByRole('heading', { name: 'Broken links (21)' });
  const row = page.getByRole('row', { name: /From the old site.*\/moved\/20/ });
  await expectPage(rule).toBeVisible();
  await expectPage(page.getByRole('row', { name: /Two faults/ }).first()).toBeVisible();
  await expectPage(row).toHaveCount(0);
  await rule.click();
  await expectPage(row).toBeVisible();
});

test('the colour of the buttons is chosen, with a text colour that is read on it, and a style is pasted', async () => {
  await form.openType('Company profile');
  await field('Colour of buttons').fill('#0a7d4b');
  await form.press('Publish');
  await expectWords('/', '--accent:10 125 75;--on-accent:rgb(255 255 255)');
  await form.openEntry('Site setting', /embedded-css/);
  await field('Long text or code').fill('.brand-note { color: rgb(1 2 3); }');
  await form.press('Save');
  await expectWords('/', 'rgb(1 2 3)');
  await expectNoWords('/', '#b45309');
});
