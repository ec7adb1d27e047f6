import { nextFrame } from '../support/next-frame';
import { expect, test } from '../support/test';

test('a player in an editor’s text asks its host only when the visitor presses play', async ({
  page,
  editor,
}) => {
  const slug = `player-${Date.now()}`;
  const article = await editor.createArticle({
    title: 'A video in the text',
    slug,
    blocks: [
      {
        __component: 'shared.html-markdown-wrapper',
        body: '<p>Look:</p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="The mill"></iframe>',
      },
      { __component: 'shared.rich-text-markdown-wrapper', body: `Broken ${'*a_ '.repeat(2000)}` },
      {
        __component: 'shared.rich-text-markdown-wrapper',
        body: 'And on it goes, as [the law](https://law.example/) has it.',
      },
    ],
  });
  try {
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Playing</p>' }),
    );
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`/post/${slug}`);
    await nextFrame(page);
    expect(asked.filter((url) => url.includes('youtube-nocookie'))).toEqual([]);
    const player = page.getByRole('link', { name: 'Play the video: The mill' });
    // The tip of the sign is at its right.
    const sign = await player
      .locator('.embed-action')
      .evaluate((action) => getComputedStyle(action, '::before').backgroundImage);
    expect(sign).toContain('from 240deg at 100% 50%');
    await player.click();
    await expect(page.frameLocator('iframe.player').getByText('Playing')).toBeVisible();
    await expect(page.locator('iframe.player')).toBeFocused();
    await expect(page.locator('iframe.player')).toHaveAttribute('title', 'The mill');
    // What the engine cannot read is a message, and what follows is not touched by it.
    await expect(page.locator('pre')).toContainText('too many marks');
    await expect(page.getByText('And on it goes')).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'the law (opens in a new tab)', exact: true }),
    ).toBeVisible();
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
    const blocks = page.locator('.block-frame');
    await expect(blocks).toHaveCount(6);
    // The image that is not there.
    await expect(blocks.last().locator('.weave-tile')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const table = page.getByRole('group', { name: 'Table' }).first();
    // It is seen that more of it stands beside the edge, and where it ends.
    await expect(table).toHaveCSS('mask-image', /gradient/);
    await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth, behavior: 'instant' }));
    await expect(table).toHaveCSS('mask-image', 'none');
    await table.focus();
    await expect(table).toBeFocused();
    expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  } finally {
    await editor.removeArticle(article.documentId);
  }
});
