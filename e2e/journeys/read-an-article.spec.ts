import { expect, test } from '../support/test';

test.use({ sharesPage: true });

/** The sample article with every kind of block and every render setting. */
const ARTICLE = '/post/everything-in-one-place';
const CAROUSEL = 'What is connected today';
const STACK = 'Four postcards from the year';

test('an article has its cover, its breadcrumb and every block in order', async ({ page }) => {
  await page.goto(ARTICLE);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Everything in one place: a year with a mill in Morogoro');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(trail).toContainText('Everything in one place');
  const cover = page.locator('main header').first();
  expect((await cover.boundingBox())?.height).toBeGreaterThanOrEqual(272);
  // A screen of this site opens in the same tab, where Back leads here again.
  const button = page.getByRole('link', { name: 'Plan yours with us' });
  await expect(button).toHaveAttribute('href', '/contact');
  await expect(button).not.toHaveAttribute('target');
  const headings = await page.locator('.article-blocks h2').allTextContents();
  expect(headings).toEqual([
    'Where we began',
    'The journey of one bag',
    'What changed, in figures',
    'Cleaning before moving',
    'The project in short',
    'The weekend itself',
    STACK,
    CAROUSEL,
    'What we would do differently',
  ]);
  await expect(page.locator('blockquote')).toContainText('It is a better job.');
  await expect(page.getByRole('link', { name: 'Tell us about your place' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('search engines and shared links get what the editor wrote for them', async ({ page }) => {
  await page.goto(ARTICLE);
  await expect(page).toHaveTitle(/ - Everything in one place: a year with a Morogoro mill$/);
  for (const [name, content] of [
    ['meta[name="description"]', /^How a maize mill in Morogoro moved three depots/],
    ['meta[name="keywords"]', /maize mill/],
    ['meta[property="og:image"]', /^http/],
  ] as const) {
    await expect(page.locator(name)).toHaveAttribute('content', content);
  }
});

test('blocks of half the width stand side by side on large screens, and below each other on small ones', async ({
  page,
}) => {
  await page.goto(ARTICLE);
  const words = page.locator('.block-frame', { hasText: 'Cleaning before moving' });
  const image = page.locator('.block-frame', { hasText: 'The Tanga depot' });
  for (const [width, isBeside] of [
    [1440, true],
    [900, false],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const left = await words.boundingBox();
    const right = await image.boundingBox();
    expect(Math.abs((left?.y ?? 0) - (right?.y ?? 0)) < 2, `at ${width} px`).toBe(isBeside);
  }
});

test('a block with a percent takes that share on large screens', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(ARTICLE);
  const box = await page.locator('.block-frame', { hasText: 'The project in short' }).boundingBox();
  // 30 % of 1200 px, less its share of the gap.
  expect(box?.width).toBeGreaterThan(330);
  expect(box?.width).toBeLessThan(361);
});

test('nothing of an article reaches over the side of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(ARTICLE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('lines are no longer than 68 characters', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(ARTICLE);
  const longest = await page.evaluate(() => {
    const words = [...document.querySelectorAll('.article-blocks .prose > p')];
    return Math.max(
      ...words.map((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        const lines = new Set(
          [...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)),
        );
        return (paragraph.textContent?.length ?? 0) / Math.max(lines.size, 1);
      }),
    );
  });
  expect(longest).toBeLessThanOrEqual(68);
});

test('a press on a card of the stack, or Enter, brings it to the front', async ({ page }) => {
  await page.goto(ARTICLE);
  const cards = page.getByRole('list', { name: STACK }).getByRole('button');
  await expect(cards).toHaveCount(4);
  await expect(cards.nth(0)).toHaveAttribute('aria-pressed', 'true');
  // Half words of the captions below would show.
  for (const [index, opacity] of ['1', '0', '0', '0'].entries()) {
    await expect(cards.nth(index).locator('.stack-caption')).toHaveCSS('opacity', opacity);
  }
  const last = await cards.nth(3).boundingBox();
  await cards.nth(3).click({ position: { x: (last?.width ?? 60) - 40, y: 60 } });
  await expect(cards.nth(3)).toHaveAttribute('aria-pressed', 'true');
  await expect(cards.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await cards.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(cards.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(cards.nth(1)).toBeFocused();
  await page.getByRole('button', { name: /^Next (?!slide)/ }).click();
  await expect(cards.nth(3)).toHaveAttribute('aria-pressed', 'true');
  // Who does not see it hears which one it is.
  const said = page.getByRole('main').getByRole('status').filter({ hasText: 'September:' });
  await expect(said).toHaveText('September: a dhow with flour for Zanzibar');
});

test('a video of ours is loaded when it is asked for, and plays in its place', async ({ page }) => {
  const videos: string[] = [];
  page.on('request', (request) => {
    if (/\.(mp4|webm)/.test(request.url())) videos.push(request.url());
  });
  await page.goto(ARTICLE);
  const link = page.getByRole('link', { name: /^Play the video: Ten seconds/ });
  await link.scrollIntoViewIfNeeded();
  expect(videos).toEqual([]);
  await link.click();
  const video = page.locator('video.player');
  await expect(video).toBeFocused();
  await expect.poll(() => videos.length).toBeGreaterThan(0);
});

test('a video of ours that cannot be played is a link to its file again', async ({ page }) => {
  await page.route(/\.(mp4|webm)/, (route) =>
    route.fulfill({ contentType: 'video/mp4', body: 'In a format that nobody knows' }),
  );
  await page.goto(ARTICLE);
  const link = page.getByRole('link', { name: /^Play the video: Ten seconds/ });
  await link.click();
  await expect(page.locator('video.player')).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('href', /\.(mp4|webm)/);
  await expect(link).not.toHaveAttribute('data-play');
});

test('a video that plays elsewhere is a link with its still', async ({ page }) => {
  await page.goto(ARTICLE);
  const link = page.getByRole('link', { name: /^Play the video: The owner tells it himself/ });
  await expect(link).toHaveAttribute('href', 'https://video.example.com/watch/mill-in-morogoro');
  await expect(link).toHaveAttribute('target', '_blank');
});

test('the reader is led on, and can pass the article on without a tracker', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await page.goto(ARTICLE);
  await expect(page.getByText(/^\d+ min read$/)).toBeVisible();
  const more = page.getByRole('complementary', { name: 'More articles' });
  await expect(more.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  const adjacent = page.getByRole('navigation', { name: 'Previous and next article' });
  await expect(adjacent.getByRole('link').first()).toHaveAttribute('href', /^\/post\//);
  const others = ['WhatsApp', 'LinkedIn', 'X'].map((name) => `${name} (opens in a new tab)`);
  for (const name of [...others, 'Email']) {
    await expect(
      page
        .getByRole('region', { name: 'Share this article' })
        .getByRole('link', { name, exact: true }),
    ).toHaveAttribute('href', /everything-in-one-place/);
  }
  expect([...hosts].filter((host) => !['localhost', '127.0.0.1'].includes(host))).toEqual([]);
});

test('the address of the article can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ARTICLE);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(ARTICLE);
});

test('an article of the menu is no post among posts', async ({ page }) => {
  await page.goto('/solutions/erp');
  await expect(page.getByRole('complementary', { name: 'More articles' })).toHaveCount(0);
  await expect(page.getByText(/min read/)).toHaveCount(0);
});

test('a menu name that is written differently from its slug is shown as it is written', async ({
  page,
}) => {
  await page.goto('/whats-new/everything-in-one-place');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('WhatsApp New');
});

test('on paper an article has no furniture, and its links say where they lead', async ({
  page,
}) => {
  await page.goto(ARTICLE);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('footer').first()).toBeHidden();
  await expect(page.getByRole('region', { name: 'Share this article' })).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'More articles' })).toBeHidden();
  // Its words are dark there.
  const note = page.getByText('Plays on ').first();
  await expect(note).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('slides scroll, the stack is a grid, videos are links', async ({ page }) => {
    await page.goto(ARTICLE);
    const row = page.getByRole('group', { name: `${CAROUSEL}: slides` });
    await expect(row).toBeVisible();
    await expect(row).toHaveCSS('overflow-x', 'auto');
    const [room, next] = [row, row.getByRole('listitem').nth(1)].map((part) => part.boundingBox());
    const { x = 0, width = 0 } = (await room) ?? {};
    expect((await next)?.x, 'the edge of the next slide is seen').toBeLessThan(x + width - 16);
    const cards = page.getByRole('list', { name: STACK }).getByRole('listitem');
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
    expect(new Set(boxes.map((box) => `${box?.x} ${box?.y}`)).size).toBe(4);
    await expect(page.getByRole('button', { name: /^Next (?!slide)/ })).toBeHidden();
    await expect(page.getByRole('link', { name: /^Play the video: Ten seconds/ })).toHaveAttribute(
      'href',
      /\.(mp4|webm)/,
    );
    await expect(page.getByText('Copy link')).toBeHidden();
  });
});

test('a page of the menu ends in an offer, and in the pages beside it', async ({ page }) => {
  await page.goto('/solutions/erp/business-one/payroll');
  const offer = page.getByRole('complementary', { name: 'Talk to us about Payroll' });
  await expect(offer.getByRole('link', { name: '+255' })).toHaveAttribute('href', /^tel:\+255/);
  await expect(
    offer.getByRole('navigation', { name: 'Read on' }).getByRole('link', { name: 'EFD Receipts' }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Share this article' })).toHaveCount(0);
  await offer.getByRole('link', { name: 'Ask for a quote' }).click();
  await expect(page.getByRole('dialog', { name: 'Request A Quote' })).toBeVisible();
});
