import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectPage, openAdmin } from './support';

const ARTICLE = 'api::article.article';

const admin = await openAdmin();
const { editor, page, open, button, panel } = admin;
// Whether to leave words that are not saved.
page.on('dialog', (dialog) => dialog.accept());
afterAll(admin.close);

const title = page.getByLabel('Title').first();
const summary = page.getByLabel('Summary');
const expectStored = (words: string) =>
  expect.poll(() =>
    page.evaluate(
      (typed) => Object.values(localStorage).some((text) => text.includes(typed)),
      words,
    ),
  );
const isStored = (words: string) => expectStored(words).toBe(true);
const putBack = () => button('Put it back into the form').click();
const saved = (documentId: string) => editor.get(ARTICLE, documentId);
/** As after a closed tab or a crash. */
const reload = async () => {
  await page.reload();
  await button('Save').waitFor();
};

/** An article with words in its summary that were typed and not saved. */
async function leaveWords(name: string, words: string): Promise<string> {
  const { documentId } = await editor.create(ARTICLE, { title: name });
  await open(ARTICLE, `/${documentId}`);
  await summary.fill(words);
  await isStored(words);
  await reload();
  await expectPage(button('Put it back into the form')).toBeVisible();
  return documentId;
}

test('what is typed into a copy is offered in the form of that copy only', async () => {
  const { documentId } = await editor.create(ARTICLE, { title: 'To be copied' });
  await open(ARTICLE, `/clone/${documentId}`);
  await summary.fill('Of the copy');
  await isStored('Of the copy');
  await open(ARTICLE, '/create');
  await expectPage(title).toHaveValue('');
  await expectPage(panel('In search results')).toBeVisible();
  expect(await panel('Not saved yet').count()).toBe(0);
  await open(ARTICLE, `/clone/${documentId}`);
  await putBack();
  await expectPage(summary).toHaveValue('Of the copy');
  await expectPage(title).toHaveValue('To be copied');
});

test('what is typed beside an offer costs neither what is offered nor itself', async () => {
  const documentId = await leaveWords('Beside', 'Of yesterday');
  await title.fill('Of today');
  await isStored('Of today');
  await reload();
  await putBack();
  await expectPage(title).toHaveValue('Of today');
  await putBack();
  await expectPage(summary).toHaveValue('Of yesterday');
  await expectPage(title).toHaveValue('Of today');
  await expectPage(panel('Not saved yet')).toHaveCount(0);
  await button('Save').click();
  await expect.poll(async () => (await saved(documentId)).title).toBe('Of today');
  expect((await saved(documentId)).description).toBe('Of yesterday');
  await reload();
  await expectPage(summary).toHaveValue('Of yesterday');
  await expectPage(panel('Not saved yet')).toHaveCount(0);
});

test('a save beside an offer leaves it there', async () => {
  const documentId = await leaveWords('Offered', 'Left for later');
  await title.fill('Saved first');
  await isStored('Saved first');
  await button('Save').click();
  await expect.poll(async () => (await saved(documentId)).title).toBe('Saved first');
  // The service has saved it before the form knows.
  await expectStored('Saved first').toBe(false);
  await reload();
  await putBack();
  await expectPage(summary).toHaveValue('Left for later');
  await expectPage(title).toHaveValue('Saved first');
});

test('two new entries in two tabs do not overwrite each other’s words', async () => {
  await open(ARTICLE, '/create');
  await title.fill('In the first tab');
  await isStored('In the first tab');
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByLabel('Title').first().fill('In the second tab');
  await isStored('In the second tab');
  await second.getByRole('button', { name: 'Save' }).click();
  await expectPage(second.getByLabel('Address (slug)')).toHaveValue('in-the-second-tab');
  await second.close();
  await reload();
  await expectPage(title).toHaveValue('');
  await putBack();
  await expectPage(title).toHaveValue('In the first tab');
  await expectPage(panel('Not saved yet')).toHaveCount(0);
});

// Strapi shows a panel when the browser has nothing else to do.
describe('in the browser of a busy machine', () => {
  const setBusy = (isBusy: boolean) =>
    page.evaluate(
      (title) => {
        document.title = title;
      },
      isBusy ? 'busy' : 'idle',
    );

  beforeAll(() =>
    page.addInitScript(() => {
      const ask = window.requestIdleCallback.bind(window);
      window.requestIdleCallback = (callback, options) =>
        ask(function answer(deadline) {
          if (document.title === 'busy') ask(answer, options);
          else callback(deadline);
        }, options);
    }),
  );

  test('words that an offer takes the place of are offered in their turn', async () => {
    await leaveWords('Twice', 'The first words');
    await setBusy(true);
    await summary.fill('The second words');
    await putBack();
    await expectPage(summary).toHaveValue('The first words');
    await setBusy(false);
    // Until Strapi shows it, the button is that of the offer before, which does nothing more.
    await expectPage(async () => {
      await putBack();
      await expectPage(summary).toHaveValue('The second words', { timeout: 1_000 });
    }).toPass();
  });

  test('a button of an offer that has been taken does nothing more', async () => {
    await leaveWords('Busy', 'Left');
    await setBusy(true);
    await putBack();
    await expectPage(summary).toHaveValue('Left');
    await summary.fill('Typed since');
    await putBack();
    await isStored('Typed since');
    await expectPage(summary).toHaveValue('Typed since');
  });
});
