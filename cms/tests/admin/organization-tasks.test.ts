import { afterAll, expect, test } from 'vitest';
import { openAdminWithSite } from './admin-with-site';
import { createEntryForm } from './entry-form';
import { expectPage } from './support';

const admin = await openAdminWithSite();
const { page, read, expectWords, expectNoWords } = admin;
const form = createEntryForm(page);
const { button, field } = form;
afterAll(admin.close);

test('words of the first screen and a figure are changed, and the phone number on every page', async () => {
  await form.openType('Company profile');
  await field('Home: text under the headline').fill('Software for the port and the mill');
  await button('Projects').click();
  await page.getByRole('region', { name: 'Projects' }).getByLabel('Number').fill('425');
  await form.press('Publish');
  await expectWords('/', 'Software for the port and the mill');
  for (const address of ['/', '/aboutus/company-profile']) {
    expect((await read(address)).replace(/<[^>]*>/g, ''), address).toContain('425+');
  }

  const [before, after] = ['+255 22 000 0010', '+255 22 000 7777'];
  expect(await read('/contact')).toContain(before);
  await form.openEntry('Site setting', /company_phone/);
  await field('Value').fill(after);
  await form.press('Save');
  for (const address of ['/', '/contact', '/aboutus/company-profile', '/faq']) {
    await expectWords(address, after);
    await expectNoWords(address, before);
  }
  await form.chooseAction('More actions', 'Delete entry');
  const question = page.getByRole('alertdialog');
  await expectPage(question).toContainText(
    'Without it the phone number is missing at the top of every page.',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
});

test('the company profile is not taken off the site before a question is answered', async () => {
  await form.openType('Company profile');
  const question = page.getByRole('alertdialog');
  await form.chooseAction('More document actions', 'Unpublish');
  await expectPage(question).toContainText('off the site at once, on every page');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expectWords('/', 'Software for the port and the mill');
  await form.chooseAction('More document actions', 'Unpublish');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expectNoWords('/', 'Software for the port and the mill');
  await form.press('Publish');
  await expectWords('/', 'Software for the port and the mill');
});

test('a person joins the team with a portrait, behind the others, and another one leaves it', async () => {
  await form.openNew('Team member');
  await field('Name').fill('Amina Said');
  await field('Role').fill('Support engineer');
  await page.getByRole('button', { name: /Click to add an asset/ }).click();
  await form.uploadImage('amina-said.png', 'Amina Said');
  await form.press('Publish');
  await expectWords('/aboutus/management-team', 'Amina Said');
  const html = await read('/aboutus/management-team');
  expect(html).toContain('Elias Mfinanga');
  expect(html.indexOf('Amina Said')).toBeGreaterThan(html.indexOf('Elias Mfinanga'));

  await form.openEntry('Team member', /Elias Mfinanga/);
  await form.chooseAction('More actions', 'Delete entry');
  await button('Confirm').click();
  await expectNoWords('/aboutus/management-team', 'Elias Mfinanga');
});

test('a question is written as plain text, with a list, and keeps its paragraphs', async () => {
  await form.openNew('Question and answer');
  await field('Question').fill('Do you work on site?');
  await field('Answer').fill(
    'Yes, from the first week.\n\nWe bring:\n\n- two consultants\n- one trainer',
  );
  await form.press('Publish');
  await expectWords('/faq', 'Do you work on site?');
  const html = await read('/faq');
  expect(html).toMatch(/<p>Yes, from the first week\.<\/p>/);
  expect(html).toMatch(/<li>two consultants<\/li>/);
});

test('another office is added, and the footer keeps its own', async () => {
  await form.openNew('Company address');
  await field('Name of the office').fill('Arusha');
  await field('Street and town').fill('Sokoine Road, Arusha, Tanzania');
  await field('Phone').fill('+255 27 000 0040');
  await form.press('Save');
  await expectWords('/contact', 'Sokoine Road');
  expect(await read('/faq')).not.toContain('Sokoine Road');
  await form.openType('Company address');
  await expectPage(page.getByRole('row', { name: /Arusha/ })).toBeVisible();
});
