import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ sharesPage: true });

/** How many entries of a list begin at different places across the page. */
async function columnsOf(list: Locator): Promise<number> {
  const lefts = await list
    .locator(':scope > li')
    .evaluateAll((items) =>
      items
        .filter((item) => item.checkVisibility())
        .map((item) => Math.round(item.getBoundingClientRect().left)),
    );
  return new Set(lefts).size;
}

const GRIDS = [
  { path: '/aboutus/management-team', part: 'main', columns: [2, 3, 4] },
  { path: '/services', part: '[aria-labelledby="main-services"]', columns: [1, 2, 3] },
  { path: '/services', part: '[aria-labelledby="more-services"]', columns: [1, 2, 2] },
  { path: '/blogs', part: 'main', columns: [1, 2, 3] },
];
const WIDTHS = [360, 900, 1440];

for (const { path, part, columns } of GRIDS) {
  test(`the longest list of ${part} of ${path} stands in ${columns.join(', ')} columns`, async ({
    page,
  }) => {
    await page.goto(path);
    const lists = page.locator(part).locator('ul:has(> li h3)');
    for (const [index, width] of WIDTHS.entries()) {
      await page.setViewportSize({ width, height: 900 });
      expect(await columnsOf(lists.last()), `${width} px`).toBe(columns[index]);
    }
  });
}

for (const { path, part, edge } of [
  { path: '/services', part: 'h3', edge: 'bottom' },
  { path: '/services', part: 'p + svg', edge: 'top' },
  { path: '/services', part: 'p:has(+ svg)', edge: 'top' },
  { path: '/case-studies', part: 'dl', edge: 'top' },
  { path: '/blogs', part: 'time', edge: 'top' },
] as const) {
  test(`the ${edge} of each ${part} of the cards of ${path} is where that of the adjacent one is`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await page
        .getByRole('main')
        .locator(`ul > li:has(h2, h3):has(${part})`)
        .evaluateAll(
          (cards, [name, side]) => {
            const tops = new Map<number, Set<number>>();
            for (const card of cards) {
              const top = Math.round(card.getBoundingClientRect().top);
              const begin = card.querySelector(name)?.getBoundingClientRect()[side] ?? 0;
              tops.set(top, (tops.get(top) ?? new Set()).add(Math.round(begin)));
            }
            return [...tops.values()].map(({ size }) => size);
          },
          [part, edge] as const,
        );
      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(rows), `${width} px`).toEqual(new Set([1]));
    }
  });
}

test('the figures of case studies begin in one line, and their links end in one, whatever else they hold', async ({
  page,
}) => {
  await page.goto('/case-studies');
  const cards = page.locator('main ul > li:has(h2)');
  await cards.evaluateAll(([first, second]) => {
    first?.querySelector('h2')?.append(' and its three depots upcountry'.repeat(3));
    second?.querySelector('dl')?.lastElementChild?.remove();
  });
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await cards.evaluateAll((all) =>
      all.map((card) =>
        ['dl', 'p:last-of-type > a'].map((part) =>
          Math.round(card.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN),
        ),
      ),
    );
    expect(rows).toHaveLength(2);
    expect(rows[1], `${width} px`).toEqual(rows[0]);
  }
});

test('the only question of a group has its answer beside it', async ({ page, editor }) => {
  const QNA = 'api::qna.qna';
  const group = 'A group of one';
  const question = await editor.createPublished(QNA, {
    ...{ title: 'Is it alone?', description: '<p>It is.</p>', group },
  });
  try {
    await page.goto('/faq');
    const alone = page.getByRole('region', { name: group });
    const others = page.locator('.faq-group').first();
    for (const width of [1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [title, answer, list, all] = await Promise.all(
        [
          alone.getByRole('heading', { level: 3 }),
          alone.getByText('It is.'),
          alone.getByRole('list'),
          others.getByRole('list').first(),
        ].map((part) => part.boundingBox()),
      );
      expect(list?.width, `${width} px`).toBe(all?.width);
      expect(Math.abs((answer?.y ?? 0) - (title?.y ?? 0)), `${width} px`).toBeLessThan(8);
      const half = (list?.x ?? 0) + (list?.width ?? 0) / 2;
      expect(answer?.x, `${width} px`).toBeGreaterThan(half);
    }
  } finally {
    await editor.remove(QNA, question.documentId);
  }
});

test('the only related article is as wide as what stands above it', async ({ page }) => {
  await page.goto('/post/everything-in-one-place');
  const more = page.getByRole('complementary', { name: 'More articles' });
  for (const width of [900, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [above, card, arrow] = await Promise.all(
      ['nav', 'li', 'li > svg'].map((part) => more.locator(part).boundingBox()),
    );
    expect(card?.width, `${width} px`).toBe(above?.width);
    const end = (card?.x ?? 0) + (card?.width ?? 0) - (arrow?.x ?? 0) - (arrow?.width ?? 0);
    expect(end, `${width} px`).toBeCloseTo(33, 0);
  }
});

test('the words that end the team begin in one line with its second leader', async ({ page }) => {
  await page.goto('/aboutus/management-team');
  const leader = page.getByRole('list', { name: 'Leadership' }).getByRole('listitem').nth(1);
  const words = page.locator('#work-with-team');
  for (const width of [900, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const [above, below] = await Promise.all([leader.boundingBox(), words.boundingBox()]);
    expect(Math.abs((above?.x ?? 0) - (below?.x ?? 0)), `${width} px`).toBeLessThan(4);
  }
});

test('in a window wider than 1920 px everything is larger', async ({ page }) => {
  await page.goto('/services');
  const list = page.locator('[aria-labelledby="main-services"] ul');
  for (const [width, content] of [
    [1440, 1200],
    [1920, 1200],
    [2560, 1350],
    [3840, 1350],
  ] as const) {
    await page.setViewportSize({ width, height: 1080 });
    expect((await list.boundingBox())?.width, `${width} px`).toBeCloseTo(content, 0);
  }
});

test('a word without room in its column of the contents does not reach over the next', async ({
  page,
}) => {
  await page.goto('/post/month-end-in-three-days');
  const list = page.getByRole('navigation', { name: 'In this article' }).getByRole('list');
  await list.evaluate((all) => {
    all.querySelector('a')?.replaceChildren('Donaudampfschifffahrtsgesellschaftsrecht'.repeat(2));
  });
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const entry = list.locator('a').first();
    const isWithin = await entry.evaluate((link) => link.scrollWidth <= link.clientWidth);
    expect(isWithin, `${width} px`).toBe(true);
  }
});

test('the words of the company profile begin at one edge, no fact of a certificate is broken', async ({
  page,
}) => {
  await page.goto('/aboutus/company-profile');
  const story = page.locator('section[aria-labelledby="story"]');
  await page.setViewportSize({ width: 720, height: 900 });
  const lefts = await story
    .locator('h2, .prose > p, blockquote')
    .evaluateAll((words) => words.map((word) => Math.round(word.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(1);
  await page.setViewportSize({ width: 360, height: 740 });
  const facts = page.locator('main li > p > span', { hasText: /^(Number|Valid until) / });
  const heights = await facts.evaluateAll((all) =>
    all.map((fact) => fact.getBoundingClientRect().height / fact.getClientRects().length),
  );
  expect(heights.length).toBeGreaterThan(1);
  const [first = 0] = heights;
  expect(Math.max(...heights)).toBeLessThan(first * 1.5);
});

for (const { path, heading, text } of [
  { path: '/careers', heading: '#working-here', text: '#working-here + div' },
  { path: '/careers/business-one-consultant', heading: 'article .prose', text: '#apply' },
  { path: '/aboutus/company-profile', heading: '#story', text: '.blocks-at-start' },
  { path: '/aboutus/company-profile', heading: '#registrations', text: '#certificates' },
]) {
  test(`${text} of ${path} stands beside ${heading} from a tablet on`, async ({ page }) => {
    await page.goto(path);
    for (const width of [768, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [left, right] = await Promise.all(
        [heading, text].map((part) => page.locator(part).first().boundingBox()),
      );
      expect(right?.x, `${width} px`).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
      expect(Math.abs((right?.y ?? 0) - (left?.y ?? 0)), `${width} px`).toBeLessThan(60);
    }
  });
}

test('five facts of a case study stand three and two on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await page.goto('/case-studies/closing-on-the-third-day');
  const tops = await page
    .locator('.cover-facts dl > div')
    .evaluateAll((all) => all.map((fact) => Math.round(fact.getBoundingClientRect().top)));
  expect(tops.map((top) => tops.indexOf(top))).toEqual([0, 0, 0, 3, 3]);
});

test('the two product icons lead to the articles that the organization names', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: /^We are/ });
  for (const name of ['Cloud', 'AIVA - AI Virtual Assistant']) {
    const href = await hero.getByRole('link', { name, exact: true }).getAttribute('href');
    expect((await request.get(href ?? '')).status(), name).toBe(200);
  }
});

test('the quote modal has its image on large screens, on smaller ones the promise and the number', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.locator('#request-quote').click();
  const dialog = page.getByRole('dialog');
  const image = dialog.locator('img').first();
  const promise = dialog.getByText('We reply within 24 hours');
  const number = dialog.getByRole('link', { name: '+255 22 000 0010', exact: true });
  await expect(image).toBeVisible();
  await expect(number).toBeHidden();
  for (const width of [800, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(image).toBeHidden();
    await expect(promise).toBeVisible();
    await expect(number).toBeVisible();
  }
});

test('the footer is one tier on large screens, whose parts begin and end in line', async ({
  page,
}) => {
  await page.goto('/faq');
  const footer = page.getByRole('contentinfo');
  const tier = footer.locator('.footer-tier');
  const heading = async (name: string) => {
    const box = await footer.getByRole('heading', { name, exact: true }).boundingBox();
    return { left: Math.round(box?.x ?? Number.NaN), top: Math.round(box?.y ?? Number.NaN) };
  };
  for (const width of [1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [contact, company, solutions, industries, quick] = await Promise.all(
      ['Get In Touch', 'Company', 'Solutions', 'Industries', 'Quick Navigation'].map(heading),
    );
    const { top } = contact ?? {};
    expect([company?.top, solutions?.top, quick?.top], `${width} px`).toEqual([top, top, top]);
    expect(industries?.left, `${width} px`).toBe(solutions?.left);
    const lefts = [contact, company, solutions, quick].map((one) => one?.left ?? Number.NaN);
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    const [accounts, pages] = await Promise.all(
      ['.social-links', '.site-pages'].map((name) => tier.locator(name).boundingBox()),
    );
    expect((accounts?.x ?? 0) + (accounts?.width ?? 0), `${width} px`).toBeLessThan(
      contact?.left ?? 0,
    );
    expect(pages?.height, `${width} px`).toBeLessThan(440);
  }
  await page.setViewportSize({ width: 360, height: 900 });
  const pages = footer.getByRole('navigation', { name: 'Pages' });
  await pages.locator('summary').first().click();
  expect(await columnsOf(pages.getByRole('list').first()), '360 px').toBe(2);
});

test('on a phone that lies on its side the first screen says what to do next, and nothing lies over it', async ({
  page,
}) => {
  await page.goto('/');
  const words = page.locator('.hero-words');
  for (const [width, height] of [
    [568, 320],
    [667, 375],
    [740, 360],
    [932, 430],
  ] as const) {
    await page.setViewportSize({ width, height });
    const button = await page.locator('#request-quote').boundingBox();
    expect((button?.y ?? height) + (button?.height ?? 0), `${width} px`).toBeLessThanOrEqual(
      height,
    );
    // On the smallest it stands on the weave, below.
    if (width < 600) continue;
    const link = await page.getByRole('link', { name: 'Write to us' }).first().boundingBox();
    const text = await words.locator('h1 + p').boundingBox();
    expect((text?.x ?? 0) + (text?.width ?? width), `${width} px`).toBeLessThanOrEqual(
      link?.x ?? 0,
    );
  }
});

test('titles of usual length are whole on the cards of articles, also with wider spacing', async ({
  page,
}) => {
  await page.goto('/blogs');
  await page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
  });
  for (const width of [360, 600, 900, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await page
      .locator('#content li h3')
      .evaluateAll((titles) =>
        titles
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
          .map(({ textContent }) => textContent),
      );
    expect(cut, `${width} px`).toEqual([]);
  }
});
