import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PNG } from '../../../tests/support/png';
import { entriesOf, entryOf, firstOf, textOf } from '../support/client';
import { joinStaff } from '../support/staff';
import { expectPage, holdBack, logIn, openAdmin, VIEW } from './support';

const ARTICLE = 'api::article.article';
const MENU = 'api::menu.menu';
const QNA = 'api::qna.qna';

const admin = await openAdmin();
const { cms, editor, browser, page, open, button } = admin;
afterAll(admin.close);

/** What a word processor puts into the clipboard; no browser lets a script put RTF there. */
async function paste(selector: string, copied: Record<string, string>) {
  await page
    .locator(selector)
    .first()
    .evaluate((element, kinds) => {
      const clipboardData = new DataTransfer();
      for (const [kind, text] of Object.entries(kinds)) clipboardData.setData(kind, text);
      const options = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', options));
    }, copied);
}

test('an article is written from a text of Word with three images', async () => {
  const word = await readFile(
    path.join(import.meta.dirname, '../support/pasted/word.html'),
    'utf8',
  );
  const image = String.raw`{\*\shppict{\pict\picw2\pngblip\bliptag1 ${PNG.toString('hex')}}}`;
  await open(ARTICLE, '/create');
  await page.getByLabel('Title').first().fill('Month-end in three days');
  await button(/Add a component to/).click();
  await button('Markdown text').click();
  await page.locator('.CodeMirror').first().click();
  await paste('.CodeMirror textarea, .CodeMirror [contenteditable]', {
    'text/html': word,
    'text/plain': 'Month-end in three days',
    'text/rtf': `{\\rtf1 ${image}${image}${image}}`,
  });
  await expectPage(page.locator('.CodeMirror')).toContainText('## Month-end in three days');
  await button('Publish').click();
  await expectPage(page.getByText('Published', { exact: true }).first()).toBeVisible();

  const query = 'articles?filters[slug][$eq]=month-end-in-three-days&populate[blocks][populate]=*';
  await expect.poll(async () => (await cms.get(query)).body.data).toHaveLength(1);
  const [block] = [firstOf(await cms.get(query)).blocks].flat();
  const body = textOf(entryOf(block).body);
  expect(body).not.toMatch(/Mso|style|<|An image was here/);
  expect(body).toContain('- One list of suppliers');
  const { results } = entryOf(await editor.request('GET', '/upload/files?sort=id:desc'));
  expect(entriesOf(results).map(({ name }) => name)).toContain('the-depot-in-arusha.png');
  const images = [...body.matchAll(/!\[([^\]]+)\]\((\/uploads\/[^)]+)\)/g)];
  expect(images.map(([, text]) => text)).toEqual([
    ...['A lorry at the weighbridge', 'The depot in Arusha', 'The month in a chart'],
  ]);
  for (const [, , address] of images) {
    expect((await fetch(cms.url + address)).headers.get('content-type')).toBe('image/png');
  }
});

test('a pasted image that cannot be stored leaves a sentence in its place', async () => {
  await open(QNA, '/create');
  await page.getByLabel('Answer').click();
  await page.route(`${cms.url}/upload`, (route) => route.fulfill({ status: 500 }));
  await page.locator('textarea[name=description]').evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['x'], 'screen.png', { type: 'image/png' }));
    const options = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  });
  await expectPage(page.getByLabel('Answer')).toHaveValue(/^\(An image was here\./);
  await page.unrouteAll();
  await page.getByLabel('Answer').fill('');
});

test('images that are dropped on a text are stored, and another file is not, which staff are told', async () => {
  await open(ARTICLE, '/create');
  await button(/Add a component to/).click();
  await button('Markdown text').click();
  const text = page.locator('.CodeMirror').first();
  await text.click();
  await page.keyboard.type('Before');
  await text.locator('.CodeMirror-lines').evaluate((element, png) => {
    const dataTransfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    for (const name of ['dropped-one.png', 'dropped-two.png']) {
      dataTransfer.items.add(new File([bytes], name, { type: 'image/png' }));
    }
    dataTransfer.items.add(new File(['%PDF'], 'prices.pdf', { type: 'application/pdf' }));
    const { left, bottom } = element.getBoundingClientRect();
    const at = { clientX: left + 300, clientY: bottom - 5, bubbles: true, cancelable: true };
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, ...at }));
  }, PNG.toString('base64'));
  await expectPage(text).toContainText(/Before!\[\]\(\/uploads\/\S+\)!\[\]\(\/uploads\/\S+\)/);
  await expectPage(page.getByText(/Only images are taken here/)).toBeVisible();
  const { results } = entryOf(await editor.request('GET', '/upload/files?sort=id:desc'));
  const stored = entriesOf(results).slice(0, 2);
  expect(stored.map(({ name }) => name)).toEqual(['dropped-two.png', 'dropped-one.png']);
  page.once('dialog', (dialog) => dialog.accept());
});

test('a pasted image whose field has gone is added nowhere, and staff are told', async () => {
  await open(QNA, '/create');
  await page.getByLabel('Answer').click();
  const release = await holdBack(page, `${cms.url}/upload`);
  await page.locator('textarea[name=description]').evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['x'], 'screen.png', { type: 'image/png' }));
    const options = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  });
  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  await expectPage(page.getByRole('heading', { name: 'Leads', exact: true })).toBeVisible();
  release();
  await expectPage(page.getByText(/The text was not added: its field is not open/)).toBeVisible();
  await page.unrouteAll();
});

test('an answer of the FAQ takes a pasted text without its styles, and an unformatted one as it is', async () => {
  await open(QNA, '/create');
  await page.getByLabel('Question').fill('How long does it take?');
  await page.getByLabel('Answer').click();
  const html = '<p style="color:red">Three days.</p><ul><li>Count</li><li>Close</li></ul>';
  await paste('textarea[name=description]', { 'text/html': html });
  await expectPage(page.getByLabel('Answer')).toHaveValue('Three days.\n\n- Count\n- Close');
  await page.getByLabel('Answer').fill('');
  await paste('textarea[name=description]', { 'text/html': '<p>By <b>Friday</b></p>' });
  await expectPage(page.getByLabel('Answer')).toHaveValue('<p>By <strong>Friday</strong></p>');
  page.once('dialog', (dialog) => dialog.accept());
});

test('a pasted table is one of its own below the words before it, in each kind of field', async () => {
  const row = '<tr><td>Area</td><td><p>10 m<sup>2</sup></p><p>in all</p></td></tr>';
  const table = `<table><tr><td>What</td><td>How much</td></tr>${row}</table>`;
  await open(ARTICLE, '/create');
  await button(/Add a component to/).click();
  await button('Markdown text').click();
  const lines = page.locator('.CodeMirror').first().locator('.CodeMirror-code');
  await lines.click();
  await page.keyboard.type('Our office:');
  await paste('.CodeMirror [contenteditable]', { 'text/html': table });
  await expectPage(lines).toContainText('in all');
  expect(await lines.locator('.CodeMirror-line').allInnerTexts()).toEqual([
    'Our office:',
    expect.any(String),
    '| What | How much |',
    '| --- | --- |',
    '| Area | 10 m<sup>2</sup><br>in all |',
  ]);
  await button(/Add a component to/).click();
  await button('HTML text').click();
  const html = page.locator('textarea[name$=body]').last();
  await html.click();
  await paste('textarea[name$=body]', { 'text/html': table });
  await expectPage(html).toHaveValue(/<td>10 m<sup>2<\/sup><br>in all<\/td>/);
  page.once('dialog', (dialog) => dialog.accept());
});

test('shortcuts mark words in both kinds of text, and take the marks away', async () => {
  await open(ARTICLE, '/create');
  await button(/Add a component to/).click();
  await button('Markdown text').click();
  const markdown = page.locator('.CodeMirror').first();
  const lines = markdown.locator('.CodeMirror-code');
  await markdown.click();
  await page.keyboard.type('By Friday');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+b');
  await expectPage(lines).toHaveText('By **Friday**');
  await page.keyboard.press('Control+b');
  await expectPage(lines).toHaveText('By Friday');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('/contact');
  await expectPage(lines).toHaveText('By [Friday](/contact)');
  await expectPage(button('Bold (Ctrl+B)')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.type(' or call');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await button('Link (Ctrl+K)').click();
  await page.keyboard.type('/press');
  await expectPage(lines).toHaveText('By [Friday](/contact) or [call](/press)');
  page.once('dialog', (dialog) => dialog.accept());
  await open(QNA, '/create');
  const answer = page.getByLabel('Answer');
  await answer.click();
  await page.keyboard.press('Control+i');
  await page.keyboard.type('Three');
  await page.keyboard.press('End');
  await page.keyboard.type(' days');
  await page.keyboard.press('Shift+Control+ArrowLeft');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('/faq');
  await expectPage(answer).toHaveValue('<em>Three</em> <a href="/faq">days</a>');
  await answer.fill('');
  await paste('textarea[name=description]', { 'text/plain': 'So:\n• Count\n• Close' });
  await expectPage(answer).toHaveValue('So:\n\n- Count\n- Close');
  page.once('dialog', (dialog) => dialog.accept());
});

test('bold, a list, a quote and code are right for several paragraphs, by key, button and menu', async () => {
  await open(ARTICLE, '/create');
  await button(/Add a component to/).click();
  await button('Markdown text').click();
  const lines = page.locator('.CodeMirror').first().locator('.CodeMirror-code');
  const shown = async () =>
    (await lines.locator('.CodeMirror-line').allInnerTexts()).map((line) =>
      line.replace(/\u200b/g, ''),
    );
  await lines.click();
  await page.keyboard.type('One\n\nTwo\n\nThree\n\nThe rest');
  // From below, which is where Strapi doubles the words.
  for (const _ of 'tt') await page.keyboard.press('ArrowUp');
  for (const _ of 'four') await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Control+b');
  await expect.poll(shown).toEqual(['**One**', '', '**Two**', '', '**Three**', '', 'The rest']);
  await button('Bold (Ctrl+B)').click();
  await expect.poll(shown).toEqual(['One', '', 'Two', '', 'Three', '', 'The rest']);
  await button('Numbered list').click();
  await expect.poll(shown).toEqual(['1. One', '2. Two', '3. Three', '', 'The rest']);
  await button('Code').click();
  await expect.poll(shown).toEqual(['```', '1. One', '2. Two', '3. Three', '```', '', 'The rest']);
  await page.keyboard.press('Control+z');
  // On a busy machine Strapi's toolbar now and then takes a late report for the new width.
  await expectPage(async () => {
    await page.setViewportSize(VIEW);
    await page.setViewportSize({ width: 1280, height: VIEW.height });
    await button(/^More$/).click({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await page.getByRole('menuitem', { name: 'Quote' }).click();
  await expectPage(page.getByRole('menu')).toHaveCount(0);
  await expect.poll(shown).toEqual(['> 1. One', '> 2. Two', '> 3. Three', '', 'The rest']);
  await page.setViewportSize(VIEW);
  await lines.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('/one');
  const first = '> 1. [One](/one)';
  await expect.poll(shown).toEqual([first, '> 2. Two', '> 3. Three', '', 'The rest']);
  page.once('dialog', (dialog) => dialog.accept());
});

test('Ctrl+S saves what is typed, and leaves the keyboard where it was', async () => {
  const block = { __component: 'shared.rich-text-markdown-wrapper', title: 'One', body: 'So' };
  const { documentId } = await editor.create(ARTICLE, { title: 'By key', blocks: [block] });
  await open(ARTICLE, `/${documentId}`);
  await button(/One$/).first().click();
  const text = page.locator('.CodeMirror').first();
  await text.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' it is');
  await page.keyboard.press('Control+s');
  await expectPage(page.getByText('Saved document')).toBeVisible();
  await expectPage(button('Save')).toBeDisabled();
  await expectPage(text).toHaveClass(/CodeMirror-focused/);
  await page.keyboard.type(', and more');
  await expectPage(text).toContainText('So it is, and more');
  await expectPage(button('Save')).toBeEnabled();
  const target = `/content-manager/collection-types/${ARTICLE}/${documentId}`;
  const { blocks } = entryOf(entryOf(await editor.request('GET', target)).data);
  expect(blocks).toMatchObject([{ body: 'So it is' }]);
  page.once('dialog', (dialog) => dialog.accept());
});

test('after Ctrl+S the keyboard is not taken back from where it has gone on to', async () => {
  const { documentId } = await editor.create(ARTICLE, { title: 'On by Tab' });
  await open(ARTICLE, `/${documentId}`);
  const review = admin.panel('Ready for review');
  await review.getByRole('textbox').waitFor();
  await page.getByLabel('Summary').pressSequentially('So it is');
  await page.keyboard.press('Control+s');
  await expectPage(page.getByText('Saved document')).toBeVisible();
  await expectPage(button('Save')).toBeDisabled();
  await expectPage(page.getByLabel('Summary')).toBeFocused();
  await review.getByRole('textbox').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // What was said has it, in the place of the button.
  await expectPage(review.locator(':focus')).toContainText('Ready for review');
});

test('a link to a page of the site is chosen from a list, in a text and in an address', async () => {
  await editor.createArticle({ title: 'Rates [2026]', slug: 'rates-2026' });
  const choose = async (words: string, name: RegExp) => {
    await page.getByRole('combobox', { name: 'Page of the site' }).click();
    await page.keyboard.type(words);
    await page.getByRole('option', { name }).click();
  };
  await open(ARTICLE, '/create');
  await page.getByLabel('Title').first().fill('Where to ask');
  const pages = admin.panel('Link to a page');
  await expectPage(pages.getByRole('combobox')).toBeVisible();
  await expectPage(pages.getByText('Loading')).toHaveCount(0);
  const release = await holdBack(page, /\/site-pages/);
  await pages.getByRole('combobox').click();
  await expectPage(pages.getByText('Loading').first()).toBeAttached();
  release();
  await page.keyboard.press('Escape');
  await page.getByLabel('Link of the cover button').click();
  // By keyboard: the list opens when the key is let go.
  await page.getByRole('combobox', { name: 'Page of the site' }).fill('cont');
  await page.keyboard.press('a');
  const listed = page.getByRole('listbox').getByRole('option');
  await expectPage(listed).toHaveText([/\/contact$/]);
  await listed.click();
  await expectPage(page.getByLabel('Link of the cover button')).toHaveValue('/contact');
  await button(/Add a component to/).click();
  await button('Markdown text').click();
  const text = page.locator('.CodeMirror').first();
  await text.click();
  await page.keyboard.type('See our rates');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await choose('2026', /rates-2026/);
  await expectPage(text).toContainText('See our [rates](/post/rates-2026)');
  // The keyboard is in the text again.
  await page.keyboard.type(', of May');
  await expectPage(text).toContainText('See our [rates](/post/rates-2026), of May');
  page.once('dialog', (dialog) => dialog.accept());
  await open(QNA, '/create');
  await page.getByLabel('Answer').fill('Ask: ');
  await choose('rates', /rates-2026/);
  await expectPage(page.getByLabel('Answer')).toHaveValue(
    'Ask: <a href="/post/rates-2026">Rates [2026]</a>',
  );
  page.once('dialog', (dialog) => dialog.accept());
});

test('the menu is arranged by dragging, and with the arrow keys', async () => {
  for (const name of ['Solutions', 'Payroll', 'About us']) await editor.create(MENU, { name });
  await open(MENU);
  await page.getByRole('link', { name: 'Arrange as a tree' }).click();
  const rows = page.getByRole('list', { name: 'Entries of the menu' }).getByRole('listitem');
  await expectPage(rows).toHaveCount(3);
  const shown = () =>
    rows.evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')));
  /** How far down the row, as a share of its height, the entry is dropped. */
  const drag = async (name: string, over: string, share: number) => {
    const handle = await button(`Move ${name}`).boundingBox();
    const row = await rows.filter({ hasText: over }).boundingBox();
    if (!handle || !row) throw new Error('There is no such row');
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await page.mouse.down();
    await page.mouse.move(row.x + 200, row.y + row.height * share, { steps: 8 });
    await page.mouse.up();
  };
  await drag('Payroll', 'Solutions', 0.5);
  await expect.poll(shown).toEqual(['Solutions, level 1', 'Payroll, level 2', 'About us, level 1']);
  await drag('About us', 'Payroll', 0.5);
  await expect.poll(shown).toEqual(['Solutions, level 1', 'Payroll, level 2', 'About us, level 3']);
  const handles = await page.getByRole('button', { name: /^Move / }).all();
  const lefts = await Promise.all(handles.map(async (each) => (await each.boundingBox())?.x ?? 0));
  expect(new Set(lefts).size).toBe(3);
  expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
  await drag('About us', 'Solutions', 0.1);
  await expect.poll(shown).toEqual(['About us, level 1', 'Solutions, level 1', 'Payroll, level 2']);

  await button('Move Payroll').focus();
  await page.keyboard.press('ArrowLeft');
  await expectPage(page.getByText('Payroll is on the menu bar, 3 of 3.')).toBeAttached();
  // As a voice or a switch does it: a press, and a choice.
  await button('Move Payroll').click();
  const moves = page.getByRole('dialog', { name: 'Move Payroll' });
  await expectPage(moves.getByRole('button', { name: 'Down' })).toBeDisabled();
  await moves.getByRole('button', { name: 'Up' }).click();
  await expectPage(button('Move Payroll')).toBeFocused();
  await expect.poll(shown).toEqual(['About us, level 1', 'Payroll, level 1', 'Solutions, level 1']);
  const query = 'menus?sort=order:asc&fields[0]=name&populate[parent]=true';
  expect(firstOf(await cms.get(query)).name).toBe('Solutions');
  await button('Save').click();
  await expectPage(page.getByText(/^Saved\./)).toBeVisible();
  expect((await cms.get(query)).body.data).toMatchObject([
    { name: 'About us', parent: null },
    { name: 'Payroll', parent: null },
    { name: 'Solutions', parent: null },
  ]);
});

test('an author sends an article to review; an editor publishes it', async () => {
  const opened = [];
  for (const [role, name] of [
    ['strapi-author', 'Mosi'],
    ['strapi-editor', 'Neema'],
  ] as const) {
    await joinStaff(cms, editor, role, name);
    const login = { adminEmail: `${name}@example.com`, adminPassword: 'Aa1-of-a-test' };
    opened.push(await logIn(browser, { ...cms, ...login }));
  }
  const [author, publisher] = opened;
  if (!author || !publisher) throw new Error('Nobody is logged in');
  await author.goto(`${cms.url}/admin/content-manager/collection-types/${ARTICLE}/create`);
  await author.getByLabel('Title').first().fill('Depots on one list');
  await expectPage(author.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await author.getByRole('button', { name: 'Save' }).click();
  // An article of a colleague, by its address: the message says why, and nothing below it that it may be tried again.
  const { documentId } = await editor.create(ARTICLE, { title: 'Of a colleague' });
  const writing = author.url();
  await author.goto(`${cms.url}/admin/content-manager/collection-types/${ARTICLE}/${documentId}`);
  await expectPage(author.getByText('There is nothing to show here.')).toBeVisible();
  await author.goto(writing);
  const review = author.getByRole('complementary').filter({ hasText: 'Ready for review' });
  // As it is typed, letter by letter, and corrected.
  await review.getByRole('textbox').pressSequentially('Please look at figures');
  for (const _ of 'figures') await author.keyboard.press('ArrowLeft');
  await author.keyboard.type('the ');
  await review.getByRole('button', { name: 'Ready for review' }).click();
  await expectPage(review.getByText(/Please look at the figures/)).toBeVisible();
  // She has no button to send another comment with.
  await expectPage(review.getByRole('textbox')).toHaveCount(0);

  await publisher.reload();
  const waiting = publisher.getByRole('listitem').filter({ hasText: 'Please look at the figures' });
  await waiting.getByRole('link', { name: 'Depots on one list' }).click();
  await publisher.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectPage(publisher.getByRole('button', { name: 'Ask for changes' })).toHaveCount(0);
  const published = await cms.get('articles?filters[slug][$eq]=depots-on-one-list');
  expect(firstOf(published).title).toBe('Depots on one list');
});

test('with the keyboard: a new block has it, and after a deletion what stands in its place', async () => {
  page.once('dialog', (dialog) => dialog.accept());
  await open(ARTICLE, '/create');
  await button(/Add a component to/).press('Enter');
  await button('Quote').press('Enter');
  await expectPage(page.getByLabel('Who said it')).toBeVisible();
  await expectPage(button(/^Quote/)).toBeFocused();
  await button(/^Delete/).press('Enter');
  await expectPage(page.getByLabel('Who said it')).toHaveCount(0);
  await expectPage(button(/Add a component to/)).toBeFocused();
});
