import { expect, test } from '../support/test';

test.use({ sharesPage: true });

const ARTICLE = 'api::article.article';
const BLOGS = 'api::article-type.article-type';

test('the news feed shows the three latest articles with a long date', async ({ page }) => {
  await page.goto('/');
  const news = page.getByRole('region', { name: 'News Feed' });
  await expect(news.getByText("COMPANY'S NEWS")).toBeVisible();
  await expect(news.getByRole('listitem')).toHaveCount(3);
  for (const item of await news.getByRole('listitem').all()) {
    await expect(item.getByText(/^Published at [A-Z][a-z]+ \d{1,2}, \d{4}$/)).toBeVisible();
  }
});

test('the only piece of news fills the row', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const news = page.getByRole('region', { name: 'News Feed' });
  await news.locator('.earlier-news').evaluateAll((items) => {
    for (const item of items) item.remove();
  });
  // As it is rendered where it is the only one.
  await news.getByRole('listitem').evaluate((item) => item.classList.remove('with-earlier'));
  const [item, image, title] = await Promise.all([
    news.getByRole('listitem').boundingBox(),
    news.locator('.latest-news > :first-child').boundingBox(),
    news.getByRole('heading', { level: 3 }).boundingBox(),
  ]);
  expect(item?.width).toBe(1200);
  expect(title?.x).toBeGreaterThan((image?.x ?? 0) + (image?.width ?? 0));
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('clicking a description unfolds it and folds the one before', async ({ page }) => {
      await page.goto('/');
      const news = page.getByRole('region', { name: 'News Feed' });
      const descriptions = news.getByRole('group');
      // What is written on it is part of its name.
      await expect(descriptions.first().locator('span[aria-hidden]')).toHaveCount(0);
      await descriptions.first().scrollIntoViewIfNeeded();
      const folded = await descriptions.first().boundingBox();
      // What is hidden begins after a word, not within one.
      const rest = descriptions.first().locator('summary > span > span').first();
      await expect(rest).toBeHidden();
      expect(await rest.textContent()).toMatch(/^[^\p{L}\p{N}]+[\p{L}\p{N}]/u);

      await descriptions.nth(0).locator('summary').click();
      await expect(descriptions.nth(0)).toHaveAttribute('open');
      const unfolded = await descriptions.first().boundingBox();
      expect(unfolded?.height ?? 0).toBeGreaterThan(folded?.height ?? 0);
      const title = news.getByRole('listitem').first().getByRole('heading').getByRole('link');
      await expect(
        descriptions.first().getByRole('link', { name: 'Read the article' }),
      ).toHaveAttribute('href', (await title.getAttribute('href')) ?? '');

      await descriptions.nth(1).locator('summary').click();
      await expect(descriptions.nth(1)).toHaveAttribute('open');
      await expect(descriptions.nth(0)).not.toHaveAttribute('open');

      await descriptions.nth(1).locator('summary').click();
      await expect(descriptions.nth(1)).not.toHaveAttribute('open');
    });
  });
}

test('a visitor goes from the news to the list, and on to an article', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'All articles' }).click();
  await expect(page).toHaveURL('/blogs');
  const card = page
    .getByRole('region', { name: 'Recent Blogs' })
    .getByRole('listitem')
    .filter({ hasText: 'Everything in one place' });
  await expect(card.getByText(/^[A-Z][a-z]{2} \d{2}, \d{4}$/)).toBeVisible();
  await card.getByRole('link').click();
  await expect(page).toHaveURL('/post/everything-in-one-place');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Everything in one place');
});

test.describe('the pages of the list', () => {
  test('there is none beyond the last, and the first is the list itself', async ({
    environment,
  }) => {
    for (const address of ['/blogs/page/2', '/blogs/page/0', '/blogs/page/02', '/blogs/page/two']) {
      const response = await fetch(environment.siteUrl + address);
      expect(response.status, address).toBe(404);
    }
    const first = await fetch(`${environment.siteUrl}/blogs/page/1`, { redirect: 'manual' });
    expect(first.status).toBe(308);
    expect(first.headers.get('location')).toBe('/blogs');
  });

  test('an article of the list can still be asked for below /blogs', async ({ request }) => {
    expect((await request.get('/blogs/everything-in-one-place')).status()).toBe(200);
  });

  test('the 26th article begins a second page that crawlers can follow', async ({
    page,
    editor,
  }) => {
    test.setTimeout(180_000);
    const blogs = await editor.find(BLOGS, 'type', 'blogs');
    const documentIds: string[] = [];
    for (let number = 1; number <= 20; number += 1) {
      const article = await editor.createArticle({
        title: `One of many ${number}`,
        slug: `one-of-many-${number}`,
        description: 'Written to fill a page.',
        article_types: { connect: [{ documentId: blogs?.documentId }] },
        draft: true,
      });
      documentIds.push(article.documentId);
    }
    await editor.publishAll(ARTICLE, documentIds);
    try {
      await expect
        .poll(async () => (await page.request.get('/blogs/page/2')).status(), { timeout: 30_000 })
        .toBe(200);
      await expect
        .poll(async () => (await page.request.get('/blogs')).text(), { timeout: 30_000 })
        .toContain('href="/blogs/page/2"');
      await page.goto('/blogs');
      await expect(page.getByRole('region', { name: 'Recent Blogs' }).locator('h3')).toHaveCount(
        25,
      );
      await expect(page.locator('link[rel="next"]')).toHaveAttribute('href', /\/blogs\/page\/2$/);

      await page.getByRole('link', { name: 'Older' }).click();
      await expect(page).toHaveURL('/blogs/page/2');
      await expect(page.getByText('Page 2 of 2')).toBeVisible();
      await page.getByRole('link', { name: 'Newer' }).click();
      await expect(page).toHaveURL('/blogs');

      // A crawler asks for the address itself.
      await page.goto('/blogs/page/2');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, page 2$/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        /\/blogs\/page\/2$/,
      );
      await expect(page.locator('link[rel="prev"]')).toHaveAttribute('href', /\/blogs$/);
      await expect(page.getByRole('link', { name: 'Older' })).toHaveCount(0);
      expect((await page.request.get('/blogs/page/3')).status()).toBe(404);
    } finally {
      await editor.removeAll(ARTICLE, documentIds);
    }
    await expect
      .poll(async () => (await page.request.get('/blogs/page/2')).status(), { timeout: 30_000 })
      .toBe(404);
  });
});

test('the image of a piece of news leads to its article, too', async ({ page }) => {
  await page.goto('/');
  const news = page.getByRole('region', { name: 'News Feed' }).getByRole('listitem').first();
  const address = await news.getByRole('heading').getByRole('link').getAttribute('href');
  // Where in the card the image is: a press on the card waits until that stands still.
  const position = await news
    .locator('img')
    .first()
    .evaluate((image) => {
      const inner = image.getBoundingClientRect();
      const outer = (image.closest('li') ?? image).getBoundingClientRect();
      return { x: inner.x + inner.width / 2 - outer.x, y: inner.y + inner.height / 2 - outer.y };
    });
  await news.click({ position });
  await expect(page).toHaveURL(address ?? '');
});
