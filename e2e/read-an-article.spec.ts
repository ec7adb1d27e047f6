import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** The sample article with every kind of block and every render setting. */
const ARTICLE = '/post/everything-in-one-place';
const CAROUSEL = 'What is connected today';
const STACK = 'Four postcards from the year';

const carousel = (page: Page) => page.getByRole('region', { name: CAROUSEL });
const dots = (page: Page) => carousel(page).getByRole('button', { name: /^Slide \d of 6$/ });
const currentDot = (page: Page) => carousel(page).locator('button[aria-current]');

async function openCarousel(page: Page) {
  await page.goto(ARTICLE);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(dots(page)).toHaveCount(6);
  await page.mouse.move(2, 2);
}

test('an article has its cover, its breadcrumb and every block in order', async ({ page }) => {
  await page.goto(ARTICLE);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Everything in one place: a year with a mill in Morogoro');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(trail).toContainText('Everything in one place');
  const cover = page.locator('main header').first();
  expect((await cover.boundingBox())?.height).toBeGreaterThanOrEqual(272);
  // The button of the cover opens a new tab unless its link is an empty string.
  await expect(page.getByRole('link', { name: 'Plan yours with us' })).toHaveAttribute(
    'target',
    '_blank',
  );
  const headings = await page.locator('.article-blocks h2').allTextContents();
  expect(headings).toEqual([
    'Where we began',
    'The road of one bag',
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
  await expect(page).toHaveTitle(/ - Everything in one place: a year with a mill in Morogoro$/);
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
  const picture = page.locator('.block-frame', { hasText: 'The Tanga depot' });
  for (const [width, isBeside] of [
    [1440, true],
    [900, false],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const left = await words.boundingBox();
    const right = await picture.boundingBox();
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

test('the carousel plays by itself every three seconds, and stops when it is paused', async ({
  page,
}) => {
  await openCarousel(page);
  const first = await currentDot(page).getAttribute('aria-label');
  await expect(currentDot(page)).not.toHaveAttribute('aria-label', first ?? '', { timeout: 5000 });
  await carousel(page).getByRole('button', { name: 'Pause the slides' }).click();
  await page.mouse.move(2, 2);
  const paused = await currentDot(page).getAttribute('aria-label');
  await page.waitForTimeout(4000);
  await expect(currentDot(page)).toHaveAttribute('aria-label', paused ?? '');
  await carousel(page).getByRole('button', { name: 'Play the slides' }).click();
  await page.mouse.move(2, 2);
  await expect(currentDot(page)).not.toHaveAttribute('aria-label', paused ?? '', { timeout: 8000 });
});

test('the carousel waits while the pointer or the focus is on it', async ({ page }) => {
  await openCarousel(page);
  await carousel(page).hover();
  const held = await currentDot(page).getAttribute('aria-label');
  await page.waitForTimeout(4000);
  await expect(currentDot(page)).toHaveAttribute('aria-label', held ?? '');
});

test('arrows, dots and keys lead round and round', async ({ page }) => {
  await openCarousel(page);
  await carousel(page).getByRole('button', { name: 'Pause the slides' }).click();
  await dots(page).nth(5).click();
  await expect(currentDot(page)).toHaveAttribute('aria-label', 'Slide 6 of 6');
  await carousel(page).getByRole('button', { name: 'Next slide' }).click();
  await expect(currentDot(page)).toHaveAttribute('aria-label', 'Slide 1 of 6');
  await carousel(page).getByRole('button', { name: 'Previous slide' }).click();
  await expect(currentDot(page)).toHaveAttribute('aria-label', 'Slide 6 of 6');
  await page.getByRole('group', { name: `${CAROUSEL}: slides` }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(currentDot(page)).toHaveAttribute('aria-label', 'Slide 1 of 6');
  await page.keyboard.press('ArrowLeft');
  await expect(currentDot(page)).toHaveAttribute('aria-label', 'Slide 6 of 6');
});

test('three, two or one slide stand side by side', async ({ page }) => {
  await page.goto(ARTICLE);
  const slides = carousel(page).getByRole('listitem');
  for (const [width, count] of [
    [1440, 3],
    [1000, 2],
    [600, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const slide = await slides.first().boundingBox();
    const row = await page.getByRole('group', { name: `${CAROUSEL}: slides` }).boundingBox();
    expect(Math.round((row?.width ?? 0) / (slide?.width ?? 1)), `at ${width} px`).toBe(count);
  }
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the first slide stays whole when the window changes its size', async ({ page }) => {
    await page.setViewportSize({ width: 880, height: 900 });
    await openCarousel(page);
    await page.setViewportSize({ width: 900, height: 900 });
    // The engine measures again a moment after the change.
    await page.waitForTimeout(700);
    const row = await page.getByRole('group', { name: `${CAROUSEL}: slides` }).boundingBox();
    const figure = await carousel(page).locator('figure').first().boundingBox();
    expect(figure?.x).toBeCloseTo(row?.x ?? 0, 0);
  });

  test('the carousel stands still until it is asked', async ({ page }) => {
    await openCarousel(page);
    await expect(carousel(page).getByRole('button', { name: 'Pause the slides' })).toHaveCount(0);
    const still = await currentDot(page).getAttribute('aria-label');
    await page.waitForTimeout(4000);
    await expect(currentDot(page)).toHaveAttribute('aria-label', still ?? '');
    await carousel(page).getByRole('button', { name: 'Next slide' }).click();
    await expect(currentDot(page)).toHaveAttribute('aria-label', 'Slide 2 of 6');
  });
});

test('a press on a card of the stack, or Enter, brings it to the front', async ({ page }) => {
  await page.goto(ARTICLE);
  const cards = page.getByRole('list', { name: STACK }).getByRole('button');
  await expect(cards).toHaveCount(4);
  await expect(cards.nth(0)).toHaveAttribute('aria-pressed', 'true');
  const last = await cards.nth(3).boundingBox();
  await cards.nth(3).click({ position: { x: (last?.width ?? 60) - 40, y: 60 } });
  await expect(cards.nth(3)).toHaveAttribute('aria-pressed', 'true');
  await expect(cards.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await cards.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(cards.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(cards.nth(1)).toBeFocused();
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(cards.nth(3)).toHaveAttribute('aria-pressed', 'true');
});

test('a film of ours is loaded when it is asked for, and plays in its place', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(mp4|webm)/.test(request.url())) films.push(request.url());
  });
  await page.goto(ARTICLE);
  const link = page.getByRole('link', { name: 'Play the video: Ten seconds at the loom' });
  await link.scrollIntoViewIfNeeded();
  expect(films).toEqual([]);
  await link.click();
  const video = page.locator('video.player');
  await expect(video).toBeFocused();
  await expect.poll(() => films.length).toBeGreaterThan(0);
});

test('a film that plays elsewhere is a link with its still', async ({ page }) => {
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
  await expect(more.getByRole('heading', { level: 3 })).toHaveCount(3);
  const neighbours = page.getByRole('navigation', { name: 'Previous and next article' });
  await expect(neighbours.getByRole('link').first()).toHaveAttribute('href', /^\/post\//);
  for (const name of ['WhatsApp', 'LinkedIn', 'X', 'E-mail']) {
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
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('slides scroll, the stack is a grid, films are links', async ({ page }) => {
    await page.goto(ARTICLE);
    const row = page.getByRole('group', { name: `${CAROUSEL}: slides` });
    await expect(row).toBeVisible();
    await expect(row).toHaveCSS('overflow-x', 'auto');
    const cards = page.getByRole('list', { name: STACK }).getByRole('listitem');
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
    expect(new Set(boxes.map((box) => `${box?.x} ${box?.y}`)).size).toBe(4);
    await expect(page.getByRole('button', { name: 'Next picture' })).toBeHidden();
    await expect(
      page.getByRole('link', { name: 'Play the video: Ten seconds at the loom' }),
    ).toHaveAttribute('href', /\.(mp4|webm)/);
    await expect(page.getByText('Copy link')).toBeHidden();
  });
});

test('a player in an editor’s text asks its host only when the visitor presses play', async ({
  page,
  editor,
}) => {
  const slug = `player-${Date.now()}`;
  const article = await editor.createArticle({
    title: 'A film in the text',
    slug,
    blocks: [
      {
        __component: 'shared.html-markdown-wrapper',
        body: '<p>Look:</p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="The mill"></iframe>',
      },
      { __component: 'shared.rich-text-markdown-wrapper', body: `Broken ${'*a_ '.repeat(2000)}` },
      { __component: 'shared.rich-text-markdown-wrapper', body: 'And on it goes.' },
    ],
  });
  try {
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Playing</p>' }),
    );
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`/post/${slug}`);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('youtube-nocookie'))).toEqual([]);
    await page.getByRole('link', { name: 'Play the video: The mill' }).click();
    await expect(page.frameLocator('iframe.player').getByText('Playing')).toBeVisible();
    await expect(page.locator('iframe.player')).toBeFocused();
    // What the engine cannot read is a message, and what follows is not touched by it.
    await expect(page.locator('pre')).toContainText('too many marks');
    await expect(page.getByText('And on it goes.')).toBeVisible();
  } finally {
    await editor.removeArticle(article.documentId);
  }
});

test('extreme texts neither break the page nor reach over its side', async ({ page, editor }) => {
  test.setTimeout(120_000);
  const slug = `extreme-${Date.now()}`;
  const longWord = 'Donaudampfschifffahrtsgesellschaft'.repeat(12);
  const cells = Array.from({ length: 14 }, (_, index) => `<td>Column number ${index}</td>`).join(
    '',
  );
  const article = await editor.createArticle({
    title: `${'A title that does not end 🌍 مرحبا '.repeat(7)}`.slice(0, 250),
    slug,
    description: longWord,
    blocks: [
      {
        __component: 'shared.html-markdown-wrapper',
        title: longWord.slice(0, 250),
        body: `<p>${longWord}</p><p dir="rtl" lang="ar">${'مرحبا بكم في دار السلام '.repeat(20)}</p><table><tr>${cells}</tr></table><pre><code>${'const x = 1; '.repeat(80)}</code></pre><div style="width: 1900px; background-color: red">wide</div>`,
        renderBlock: { padding: '2rem', margin: '0 3rem', styleCSS: 'min-width: 900px' },
      },
      {
        __component: 'shared.rich-text-markdown-wrapper',
        body: `\`${longWord}\`\n\n| ${'head | '.repeat(12)}\n| ${'--- | '.repeat(12)}\n| ${'cell | '.repeat(12)}\n\nhttps://example.com/${longWord}`,
      },
      { __component: 'shared.quote-wrapper', body: longWord, name: longWord.slice(0, 250) },
      { __component: 'shared.action-btn-wrapper', name: longWord.slice(0, 250), link: '/contact' },
      {
        __component: 'shared.html-markdown-wrapper',
        body: '<p>Words and <b>more</b> of them, line by line.</p>'.repeat(6000),
      },
      { __component: 'shared.media-wrapper' },
    ],
  });
  try {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`/post/${slug}`);
    await expect(page.locator('.block-frame')).toHaveCount(6);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const table = page.getByRole('group', { name: 'Table' }).first();
    await table.focus();
    await expect(table).toBeFocused();
    expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  } finally {
    await editor.removeArticle(article.documentId);
  }
});
