import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/test';

/** Grounds that editors choose by a class or a style, with the text they may choose on them. */
const GROUNDS = [
  '<p class="bg-ink p-4">On ink</p>',
  '<div class="bg-ink p-4"><p class="text-muted">Muted on ink</p></div>',
  '<p class="bg-accent p-4">On the accent</p>',
  '<p class="bg-accent text-ink p-4">Ink on the accent</p>',
  '<p class="bg-accent text-paper p-4">Paper on the accent</p>',
  '<p class="bg-sand text-ink p-4">Ink on sand</p>',
  '<div class="bg-paper p-4"><p class="text-paper">Paper on paper</p></div>',
  '<p class="bg-card text-paper p-4">Paper on a card</p>',
  '<div class="bg-sand p-4"><p class="bg-ink text-paper">Paper on ink</p></div>',
  '<p class="bg-sand text-paper p-4" style="background-color: #123; padding: 1rem">Paper on blue</p>',
  '<p class="text-accent">The accent on paper</p>',
  '<div class="text-ink" style="background-color: #f6efe3; padding: 1rem"><p>Ink on a ground</p></div>',
  '<div style="background-color: #f6efe3; padding: 1rem"><p class="text-ink">Ink on it</p></div>',
  '<div style="background-color: #f6efe3; padding: 1rem"><p class="text-accent">The accent</p></div>',
].join('');

for (const colorScheme of ['light', 'dark'] as const) {
  test(`text is read on every ground that an editor may choose, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/post/go-live-weekend');
    await page
      .locator('.prose')
      .first()
      .evaluate((prose, html) => {
        prose.innerHTML = html;
        prose.id = 'grounds';
      }, GROUNDS);
    await expect(page.getByText('Ink on a ground')).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .include('#grounds')
      .withRules(['color-contrast'])
      .analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  });
}
