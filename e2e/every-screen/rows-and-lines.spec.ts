import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ sharesPage: true });

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the footer of a phone folds its lists of pages, and is read as it stands', async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      await page.goto('/faq');
      const footer = page.getByRole('contentinfo');
      expect((await boxOf(footer)).height).toBeLessThan(1130);
      const stops = footer.locator('.footer-tier :is(a, summary)');
      const tops = await stops.evaluateAll((all) =>
        all.map((stop) => Math.round(stop.getBoundingClientRect().top)).filter((top) => top !== 0),
      );
      expect(tops.length).toBeGreaterThan(8);
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      const map = footer.getByRole('link', { name: 'opens the map' });
      await expect(map).toBeHidden();
      await footer.locator('summary', { hasText: 'Address and hours' }).click();
      await expect(map).toBeVisible();
      await expect(footer.getByText('Sat: 9:00–13:00')).toBeVisible();
      for (const [name, link] of [
        ['Quick Navigation', 'Blogs'],
        ['Company', 'Careers'],
        ['Solutions', 'ERP'],
        ['Industries', 'Manufacturing'],
      ] as const) {
        await expect(footer.getByRole('link', { name: link, exact: true })).toBeHidden();
        await footer.locator('summary', { hasText: name }).click();
        await expect(footer.getByRole('link', { name: link, exact: true })).toBeVisible();
        await expect(footer.getByRole('heading', { name, exact: true })).toBeHidden();
      }
      await page.setViewportSize(DESK);
      await expect(footer.locator('summary').first()).toBeHidden();
      await expect(footer.getByRole('heading', { name: 'Company', exact: true })).toBeVisible();
    });
  });
}

test('the footer fills its columns with any number of groups, and parts none', async ({ page }) => {
  await page.goto('/faq');
  const groups = page.getByRole('contentinfo').locator('.site-pages > nav:first-child > *');
  await expect(groups).toHaveCount(3);
  const expectFilled = async (count: number) => {
    for (const [width, columns] of [
      [768, 3],
      [1024, 3],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await page
        .getByRole('contentinfo')
        .locator('.site-pages')
        .evaluate((pages) =>
          [...pages.querySelectorAll(':scope > nav > div, :scope > nav + nav')].map((group) => ({
            parts: group.getClientRects().length,
            left: Math.round(group.getBoundingClientRect().left),
          })),
        );
      const where = `${count} groups at ${width} px`;
      expect(
        boxes.map(({ parts }) => parts),
        where,
      ).toEqual(boxes.map(() => 1));
      const expected = Math.min(columns, count === 1 ? 2 : boxes.length);
      expect(new Set(boxes.map(({ left }) => left)).size, where).toBe(expected);
    }
  };
  await expectFilled(3);
  await groups.last().evaluate((group) => group.after(group.cloneNode(true)));
  await expectFilled(4);
  for (let count = 3; count > 0; count -= 1) {
    await groups.last().evaluate((group) => group.parentNode?.removeChild(group));
    await expectFilled(count);
  }
});

test('the last line of the footer ends with the page, and nothing lies over it', async ({
  page,
}) => {
  await page.goto('/faq');
  const line = page.getByRole('contentinfo').locator('.footer-bottom');
  for (const width of [640, 900, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const last = line.getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    );
    const button = page.getByRole('button', { name: 'Scroll to the top' });
    await expect(button).toBeVisible();
    const [link, round, tier] = await Promise.all([
      boxOf(last),
      boxOf(button),
      boxOf(page.locator('.footer-tier')),
    ]);
    expect(link.bottom, `${width} px`).toBeLessThanOrEqual(round.y);
    expect(tier.right - link.right, `${width} px`).toBeLessThan(33);
  }
});

test.describe('without `:has()`', () => {
  // Other tests must not get its styles.
  test.use({ sharesPage: false });
  test('no text of the footer lies above another', async ({ page }) => {
    await page.route(/\.css/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(':has(', ':unknown(');
      await route.fulfill({ response, body });
    });
    await page.setViewportSize(DESK);
    await page.goto('/faq');
    const footer = page.getByRole('contentinfo');
    const brand = await boxOf(footer.locator('.footer-brand'));
    const contact = await boxOf(footer.locator('.footer-contact'));
    expect(brand.right).toBeLessThanOrEqual(contact.x);
  });
});

test('no name in the footer of a phone needs a second line', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/faq');
  const footer = page.getByRole('contentinfo');
  for (const fold of await footer.locator('summary').all()) await fold.click();
  const names = footer.locator('.site-pages a');
  const heights = await names.evaluateAll((all) => all.map((name) => name.clientHeight));
  expect(new Set(heights)).toEqual(new Set([44]));
});

test('the line above a title is one line, also beside a link', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const label = page.locator('section[aria-labelledby="news"] .eyebrow');
  const lines = await label.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return words.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('a label without room beside its line stands below it, and begins where the title does', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/services/erp');
  const label = page.locator('.eyebrow:has(+ h1)');
  const { line, left } = await label.evaluate((element) => {
    element.textContent = 'Vereinigte Hafenbetriebe und Lagerhaus GmbH';
    const words = document.createRange();
    words.selectNodeContents(element);
    return {
      line: getComputedStyle(element, '::before').width,
      left: words.getBoundingClientRect().left,
    };
  });
  expect(line).toBe('32px');
  expect(left).toBeCloseTo((await boxOf(page.locator('h1'))).x, 0);
});

test('questions without a heading stand in the columns of those that have one', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await page.goto('/faq');
  const lefts = await page.locator('.faq-group').evaluateAll((groups) => {
    groups.at(-1)?.querySelector(':scope > h2')?.remove();
    return groups.map((group) => group.querySelector(':scope > ul')?.getBoundingClientRect().left);
  });
  expect(lefts.length).toBeGreaterThan(1);
  expect(new Set(lefts).size).toBe(1);
});

test('what floats stays beside the page where a dialog takes the scroll bar away', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await page.goto('/');
  const room = 40;
  await page.evaluate((width) => {
    document.documentElement.style.setProperty('--scroll-bar', `${width}px`);
  }, room);
  await page.locator('#request-quote').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const floating of ['.write-to-us', '.scroll-to-top']) {
    expect((await boxOf(page.locator(floating))).right, floating).toBe(DESK.width - room - 16);
  }
});

test('wider spacing takes nothing from the logo, and breaks no name of an account', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto('/faq');
  const logo = page.getByRole('banner').locator('a[href="/"] img').first();
  const names = page.locator('.social-links a > span:first-of-type');
  const sizes = async () => ({
    logo: Math.round((await boxOf(logo)).width),
    names: await names.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight)),
  });
  const before = await sizes();
  expect(before.names).toHaveLength(4);
  const entries = await page
    .locator('.menu-bar > ul > li > .menu-row')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect()));
  expect((entries[1]?.left ?? 0) - (entries[0]?.right ?? 0)).toBeCloseTo(16, 0);
  await page.addStyleTag({
    content: '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
  });
  expect(await sizes()).toEqual(before);
});

test('no link of “Is it about one of these?” stands alone in a line', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/contact');
  const links = page
    .getByRole('navigation', { name: 'Is it about one of these?' })
    .getByRole('link');
  const tops = await links.evaluateAll((all) =>
    all.map((link) => Math.round(link.getBoundingClientRect().top)),
  );
  expect(tops.length).toBeGreaterThan(3);
  for (const top of tops) expect(tops.filter((other) => other === top).length).not.toBe(1);
});

test('other services are a list, one in each line and each as wide as the list', async ({
  page,
}) => {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    for (const path of ['/services/cloud-and-hosting', '/services/erp']) {
      await page.goto(path);
      const links = page.getByRole('navigation', { name: 'Other services' }).getByRole('link');
      const boxes = await links.evaluateAll((all) =>
        all.map((link) => {
          const { left, top, right } = link.getBoundingClientRect();
          return { edges: `${left} ${right}`, top };
        }),
      );
      expect(boxes.length).toBeGreaterThan(3);
      expect(new Set(boxes.map(({ edges }) => edges)).size).toBe(1);
      expect(new Set(boxes.map(({ top }) => top)).size).toBe(boxes.length);
    }
  }
});

test('the page of a service ends with other services, on a phone below the form', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/services/cloud-and-hosting');
  const others = page.getByRole('navigation', { name: 'Other services' });
  const form = await boxOf(page.locator('#quote-form'));
  expect((await boxOf(others)).y).toBeGreaterThan(form.y + form.height);
});

test('the lines of a quotation, and of the name of an office, are of similar length', async ({
  page,
}) => {
  await page.goto('/contact');
  const office = page.getByRole('heading', { name: 'Dar es Salaam, Head Office' });
  await expect(office).toHaveCSS('text-wrap', 'balance');
  await page.goto('/post/everything-in-one-place');
  const words = page.locator('main figure blockquote > p').first();
  await expect(words).toHaveCSS('text-wrap', 'balance');
});

test('a sentence below a title does not end in a line of two short words', async ({ page }) => {
  for (const { path, name } of [
    { path: '/aboutus/management-team', name: 'h2 + p' },
    { path: '/aboutus/company-profile', name: '[aria-labelledby="values"] li > p' },
    { path: '/services', name: 'li p.text-balance' },
    { path: '/careers', name: 'li h3 + p' },
    { path: '/services/erp', name: '[aria-labelledby="outcomes"] li p' },
  ]) {
    await page.goto(path);
    const sentences = page.getByRole('main').locator(name);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const shares = await sentences.evaluateAll((all) =>
        all.map((sentence) => {
          const words = document.createRange();
          words.selectNodeContents(sentence);
          const lines = [...words.getClientRects()].map((line) => line.width);
          return (lines.at(-1) ?? 0) / Math.max(...lines);
        }),
      );
      expect(shares.length, path).toBeGreaterThan(0);
      expect(Math.min(...shares), `${path} at ${width} px`).toBeGreaterThan(0.3);
    }
  }
});

test('buttons below each other on a phone are of one width', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const [path, name] of [
    ['/aboutus/management-team', 'Company Profile'],
    ['/case-studies/closing-on-the-third-day', 'Ask for a quote'],
    ['/solutions/erp', 'Ask for a quote'],
    ['/press', 'Company Profile'],
  ] as const) {
    await page.goto(path);
    const row = page.getByRole('main').getByRole('link', { name, exact: true }).locator('..');
    const links = row.locator('a');
    expect(await links.count(), path).toBeGreaterThan(1);
    // What arrives later than the page is shown at once, but is laid out a frame after that.
    await expect
      .poll(async () => {
        const widths = await links.evaluateAll((all) =>
          all.map((link) => Math.round(link.getBoundingClientRect().width)),
        );
        return new Set(widths).size;
      }, path)
      .toBe(1);
  }
});

test('the price of a service is one line on a small tablet', async ({ page }) => {
  for (const path of ['/services/erp', '/services/port-and-logistics', '/services/security']) {
    await page.goto(path);
    const price = page.locator('.cover-facts dd').first();
    for (const width of [600, 640, 899, 900]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await price.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return words.getClientRects().length;
      });
      expect(lines, `${path} at ${width} px`).toBe(1);
    }
  }
});

test('an e-mail address without room in one line is parted before its “@”', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await page.goto('/contact');
  const address = page.getByRole('main').getByRole('link', { name: 'mombasa@' });
  expect((await boxOf(address)).height).toBeGreaterThan(56);
  const parts = await address.evaluate((link) => {
    const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    const found: { text: string; lines: number }[] = [];
    while (texts.nextNode()) {
      const part = document.createRange();
      part.selectNodeContents(texts.currentNode);
      found.push({ text: part.toString(), lines: part.getClientRects().length });
    }
    return found;
  });
  expect(parts).toEqual([
    { text: 'mombasa', lines: 1 },
    { text: expect.stringMatching(/^@/), lines: 1 },
  ]);
});

test('of three buttons that end a case study none stands alone below two others', async ({
  page,
}) => {
  await page.goto('/case-studies/forty-tills-one-evening');
  const first = page.getByRole('main').getByRole('link', { name: 'Ask for a quote' });
  const buttons = first.locator('..').getByRole('link');
  await expect(buttons).toHaveCount(3);
  for (const width of [600, 768, 900]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await buttons.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top)),
    );
    expect(tops[1], `at ${width} px: ${tops}`).toBe(tops[2]);
  }
});

test('the button below the questions is as wide as its words on a small tablet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/faq');
  const ask = page.getByRole('main').getByRole('link', { name: 'Ask your question' });
  expect((await boxOf(ask)).width).toBeLessThan(320);
});

test('the title of a table begins where the table does, on a ground with a shadow too', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await page.goto('/post/everything-in-one-place');
  const block = page.locator('.block-frame.shadow:has(table)');
  // Without the color that the sample gives it, the shadow alone makes it a ground of its own.
  await block.evaluate((frame) => frame.removeAttribute('style'));
  const table = await boxOf(block.getByRole('table'));
  const title = await boxOf(block.getByRole('heading'));
  expect(Math.abs(title.x - table.x)).toBeLessThan(2);
});

test('the frame of the search field is whole while it has the focus', async ({ page }) => {
  await page.goto('/search');
  const field = page.getByRole('main').getByLabel('Search this site');
  await field.focus();
  await page.keyboard.type('a');
  await expect(field).toHaveCSS('box-shadow', 'none');
  await expect(page.getByRole('main').locator('.search-field')).not.toHaveCSS('box-shadow', 'none');
});

test('the title of a cover is larger than the headings below it', async ({ page }) => {
  for (const path of ['/contact', '/careers']) {
    await page.goto(path);
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size);
      const sizes = await page
        .getByRole('main')
        .locator('h1, h2')
        .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
      const [title = 0, ...headings] = sizes;
      expect(headings.length).toBeGreaterThan(0);
      expect(title, `${path} at ${size.width} px`).toBeGreaterThan(Math.max(...headings));
    }
  }
});

test('the widest card of the blog list does not stretch its image: Safari would lay it over the words', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await page.goto('/blogs');
  const image = page.locator('main li:has(time) > div:first-child').first();
  await expect(image).toHaveCSS('aspect-ratio', '3 / 2');
  await expect(image).toHaveCSS('align-self', 'flex-start');
});

test('an image of three by two keeps its upper and lower edge in a card; that of a case study nearly so on a small tablet', async ({
  page,
}) => {
  for (const { path, name } of [
    { path: '/blogs', name: 'main li:has(time)' },
    { path: '/', name: 'section[aria-labelledby="case-study"] .accent-edge' },
    { path: '/case-studies', name: 'main .accent-edge' },
    { path: '/services/erp', name: 'section[aria-labelledby="proof"] li.accent-edge' },
  ]) {
    await page.goto(path);
    const frame = page.locator(name).first().locator('div:has(> img)');
    for (const width of [360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await boxOf(frame);
      const ratio = box.width / box.height;
      const isOfStudy = path !== '/blogs';
      if (isOfStudy && width === 768) {
        expect(ratio, `${path} at ${width} px`).toBeCloseTo(16 / 9, 1);
        continue;
      }
      expect(ratio, `${path} at ${width} px`).toBeLessThan(1.55);
      // Beside the figures it is as high as they are.
      if (isOfStudy && width === 1024) continue;
      expect(ratio, `${path} at ${width} px`).toBeGreaterThan(1.3);
    }
  }
});

test('two rows of the team stand in the same columns where both have three', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/aboutus/management-team');
  const leftsOf = (name: string) =>
    page
      .getByRole('list', { name })
      .locator(':scope > li')
      .evaluateAll((all) => all.slice(0, 3).map((item) => item.getBoundingClientRect().left));
  expect(await leftsOf('Leadership')).toEqual(await leftsOf('More of the team'));
});

test('initials stay within their ring', async ({ page }) => {
  await page.goto('/aboutus/management-team');
  const monogram = page
    .getByRole('listitem')
    .filter({ hasText: 'Daudi Komba' })
    .locator('.monogram');
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    const [whole, letters] = await monogram.evaluate((span) => {
      const words = document.createRange();
      words.selectNodeContents(span.querySelector('.font-display') ?? span);
      return [span, words].map((part) => part.getBoundingClientRect().width);
    });
    const share = (letters ?? 0) / (whole ?? 1);
    expect(share, `${size.width} px`).toBeGreaterThan(0.35);
    expect(share, `${size.width} px`).toBeLessThan(0.6);
  }
});

test('what there is to press below two members beside each other stands in one line', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/aboutus/management-team');
  const cards = page.getByRole('list', { name: 'More of the team' }).getByRole('listitem');
  // The role of the second takes two lines.
  const tops = await cards.evaluateAll((all) =>
    all
      .slice(0, 2)
      .flatMap((card) => ['img', 'button'].map((part) => card.querySelector(part)))
      .map((part) => Math.round(part?.getBoundingClientRect().top ?? Number.NaN)),
  );
  const [image, button, ...others] = tops;
  expect(others).toEqual([image, button]);
});

test('the words of somebody are smaller than the title of a phone, and begin where the text does', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/post/everything-in-one-place');
  const sizeOf = (name: string) =>
    page
      .getByRole('main')
      .locator(name)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await sizeOf('figure blockquote')).toBeLessThan(await sizeOf('h1'));
  await expect(page.locator('main figure blockquote').first()).toHaveCSS('text-align', 'start');
  // The first words of the article are larger than those that follow.
  expect(await sizeOf('.article-blocks .prose > p')).toBeGreaterThan(
    await sizeOf('.article-blocks .prose > p + p'),
  );
});

test('short values in the first column of a table take no more room than they need', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/post/everything-in-one-place');
  const cells = page.locator('.prose table').first().locator('tbody tr > :first-child');
  const [before, after] = await cells.evaluateAll((all) => {
    const width = () => Math.round(all[0]?.getBoundingClientRect().width ?? 0);
    const first = width();
    for (const cell of all) cell.textContent = '7';
    const [head] = all[0]?.closest('table')?.querySelectorAll('thead th') ?? [];
    if (head) head.textContent = 'No';
    return [first, width()];
  });
  expect(before).toBeGreaterThan(80);
  expect(after).toBeLessThan(60);
});

test('the arrow between two figures stands in the line of what it leads to', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await page.goto('/');
  const places = await page
    .locator('section[aria-labelledby="case-study"] dd')
    .evaluateAll((all) =>
      all.map((figures) =>
        ['span', 'svg', 'svg + span'].map(
          (part) => figures.querySelector(part)?.getBoundingClientRect().bottom ?? Number.NaN,
        ),
      ),
    );
  const isBroken = ([before = 0, , after = 0]: number[]) => after - before > 20;
  expect(places.some(isBroken), 'there is one that needs two lines').toBe(true);
  for (const [, arrow = 0, after = 0] of places) expect(after - arrow).toBeLessThan(20);
});

test('the figures of a case study stand below what was measured, beside each other where the image is above them', async ({
  page,
}) => {
  for (const [path, name] of [
    ['/', 'section[aria-labelledby="case-study"]'],
    ['/case-studies', 'main'],
    ['/case-studies/closing-on-the-third-day', 'section[aria-label="Before and after"]'],
  ] as const) {
    await page.goto(path);
    for (const width of [640, 900, 1180]) {
      await page.setViewportSize({ width, height: 900 });
      const changes = await page
        .locator(name)
        .locator('dl:has(dd .sr-only)')
        .first()
        .locator(':scope > div')
        .evaluateAll((all) =>
          all.map((change) => {
            const [label, figure] = ['dt', 'dd'].map((part) =>
              change.querySelector(part)?.getBoundingClientRect(),
            );
            return [label?.top, figure?.top, (figure?.left ?? 0) - (label?.left ?? 0)].map(
              (place) => Math.round(place ?? Number.NaN),
            );
          }),
        );
      expect(changes.length).toBe(3);
      const [first, second] = changes;
      if (width < 900 || path !== '/case-studies/closing-on-the-third-day') {
        expect(changes, `${path} at ${width} px`).toEqual([first, first, first]);
      } else {
        expect(second?.[0], `${path} at ${width} px`).toBeGreaterThan(first?.[1] ?? Number.NaN);
      }
      expect(first?.[1]).toBeGreaterThan(first?.[0] ?? Number.NaN);
      expect(first?.[2]).toBe(0);
    }
  }
});

test('the day of a piece of news stands in one line on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const days = page.getByRole('region', { name: 'News Feed' }).locator('p:has(> time)');
  await expect(days).toHaveCount(3);
  const heights = await days.evaluateAll((all) => all.map((day) => day.clientHeight));
  expect(Math.max(...heights)).toBeLessThan(28);
});

test('on a phone the articles after the newest begin with a small image, and each is one link', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/blogs');
  const cards = page.getByRole('main').locator('li:has(time)');
  await expect(cards.first().getByText('Read More', { exact: true })).toBeVisible();
  expect(await cards.count()).toBeGreaterThan(5);
  for (const card of (await cards.all()).slice(1)) {
    expect((await boxOf(card)).height).toBeLessThan(290);
    await expect(card.getByText('Read More', { exact: true })).toBeVisible();
    // A weave, where there is no image.
    const image = await boxOf(card.locator(':scope > :first-child'));
    const title = await boxOf(card.locator('h3'));
    expect(title.x).toBeGreaterThan(image.x + 112);
    expect(title.y).toBeLessThan(image.bottom);
    // Nothing of it stands below its last line.
    const isWhole = await card.locator('h3').evaluate((h3) => h3.scrollHeight <= h3.clientHeight);
    expect(isWhole).toBe(true);
  }
  const second = cards.nth(1);
  const link = second.getByRole('link', { name: /^Read More about / });
  const address = (await link.getAttribute('href')) ?? '';
  await second.click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(address);
});

test('below large screens the band of a cover that is a photo shows its shape, in a part of the window', async ({
  page,
}) => {
  await page.goto('/services/erp');
  const cover = page.getByRole('main').locator('header:has(h1)');
  // The sample images are drawings.
  await cover.evaluate(({ dataset }) => {
    dataset.photo = '';
  });
  const facts = page.locator('.cover-facts > dl');
  for (const { width, height, shown } of [
    { width: 360, height: 740, shown: 180 },
    { width: 844, height: 390, shown: 195 },
    { width: 900, height: 900, shown: 320 },
  ]) {
    await page.setViewportSize({ width, height });
    const band = await boxOf(cover.locator('.cover-image'));
    expect((await boxOf(facts)).y - band.y, `${width} px`).toBe(shown);
    expect(band.bottom).toBe((await boxOf(cover)).bottom);
  }
});

test('below large screens the image or weave of a cover is a band of whole rows, well below its text', async ({
  page,
}) => {
  const withImage = ['/blogs', '/post/month-end-in-three-days', '/services/erp'];
  const withFacts = [
    '/case-studies/closing-on-the-third-day',
    '/careers/business-one-consultant',
    '/services/erp',
  ];
  const plain = ['/services', '/aboutus/management-team', '/careers', '/press'];
  for (const path of new Set([...withImage, ...withFacts, ...plain])) {
    await page.goto(path);
    for (const width of [360, 900]) {
      await page.setViewportSize({ width, height: 900 });
      const cover = page.getByRole('main').locator('header:has(h1)');
      const words = await boxOf(cover.locator('h1, h1 ~ *').last());
      const band = await boxOf(cover.locator('.cover-image'));
      expect(band.height % 16, `${path} at ${width} px`).toBe(0);
      expect(band.y - words.bottom, `${path} at ${width} px`).toBeGreaterThanOrEqual(32);
      expect(band.bottom).toBe((await boxOf(cover)).bottom);
      const image = cover.locator('.cover-image img');
      await expect(image).toHaveCount(withImage.includes(path) ? 1 : 0);
      if (withImage.includes(path)) {
        // Of a drawing three times as wide as high, which is empty on the left, the right half fills the band.
        const { width: seen, height } = await boxOf(image);
        expect((height * 1600) / 560, `${path} at ${width} px`).toBeGreaterThan(seen * 1.7);
        await expect(image).toHaveCSS('object-position', '100% 50%');
      }
      if (!withFacts.includes(path)) continue;
      const facts = await boxOf(page.locator('.cover-facts > dl'));
      expect(facts.y - band.y, `${path} at ${width} px`).toBeGreaterThanOrEqual(40);
      expect(facts.y).toBeLessThan(band.bottom);
    }
  }
});
