import type { Locator, Page } from '@playwright/test';
import { pressAgain } from '../support/press-again';
import { settled } from '../support/probes/accessible';
import {
  beVisitorOfItsOwn,
  fill,
  newQuote,
  openModal,
  QUOTE_SENT,
  send,
  toast,
} from '../support/quote-modal';
import { expect, test } from '../support/test';
import { withoutFormScript } from '../support/without-form-script';

const link = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Req Quote' }).first();
const modalOf = (page: Page) => page.getByRole('dialog', { name: 'Request A Quote' });

test.use({ sharesPage: true });

test.beforeEach(({ page }) => beVisitorOfItsOwn(page));

test('the result of a form whose dialog was opened again is shown on top of the dialog', async ({
  page,
  faults,
}) => {
  const modal = await openModal(page);
  await fill(modal, newQuote());
  const release = faults.hold({ path: '/api/quote-requests' });
  await send(modal);
  await expect(modal.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.keyboard.press('Escape');
  await link(page).click();
  await expect(modal).toBeVisible();
  release();
  await expect(toast(page, QUOTE_SENT)).toBeVisible();
  await settled(page);
  expect(await isOnTop(toast(page, QUOTE_SENT))).toBe(true);
});

test.describe('where a request fails', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the dialog asks again for its services where the first request failed', async ({
    page,
  }) => {
    await page.route('**/api/quote-options', (route) => route.abort(), { times: 1 });
    await page.goto('/faq');
    await link(page).click();
    const erp = modalOf(page).getByRole('option', { name: 'ERP', exact: true });
    await expect(modalOf(page).getByRole('option', { name: 'General enquiry' })).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(modalOf(page)).toBeHidden();
    await link(page).click();
    await expect(erp).toBeAttached();
  });
});

test.describe('where the script of the form is slow', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('what was typed before it came is there when the dialog is opened again', async ({
    page,
  }) => {
    await withoutFormScript(page);
    const modal = await openModal(page);
    await modal.getByLabel('Your Name').fill('Asha');
    await modal.getByLabel('Message').fill('We run three depots.');
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await page.unrouteAll({ behavior: 'wait' });
    await link(page).click();
    await expect(modal.getByLabel('Your Name')).toHaveValue('Asha');
    await expect(modal.getByLabel('Message')).toHaveValue('We run three depots.');
  });
});

test.describe('on the screen of a service', () => {
  test('what was typed last into each field is kept, whichever of two forms it was typed into', async ({
    page,
  }) => {
    await page.goto('/services/erp');
    const section = page.getByRole('main').getByRole('form', { name: 'Request a quote' });
    await section.getByLabel('Your Name').fill('Asha');
    await section.getByLabel('Message').fill('A first text');
    await link(page).click();
    await expect(modalOf(page).getByLabel('Message')).toHaveValue('A first text');
    await modalOf(page).getByLabel('Message').fill('A second text, which is longer.');
    await page.keyboard.press('Escape');
    await section.getByLabel('Your Name').fill('Asha Mushi');
    await page.goto('/quote');
    const form = page.getByRole('form', { name: 'Request a quote' });
    await expect(form.getByLabel('Your Name')).toHaveValue('Asha Mushi');
    await expect(form.getByLabel('Message')).toHaveValue('A second text, which is longer.');
  });
});

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a double click opens the dialog as one click does', async ({ page }) => {
    await page.goto('/faq');
    await link(page).click();
    await expect(modalOf(page)).toBeVisible();
    await pressAgain(page);
    await expect(modalOf(page)).toBeVisible();
    await page.mouse.click(8, 300);
    await expect(modalOf(page)).toBeHidden();
  });
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 900, height: 700 },
  { width: 360, height: 300 },
]) {
  test.describe(`in a window of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('a toast stands neither on a part of the title nor on what became of the form', async ({
      page,
    }) => {
      await page.goto('/faq');
      if (viewport.width < 600) {
        await page.getByRole('button', { name: 'Open the menu' }).click();
        const menu = page.getByRole('dialog', { name: 'Menu' });
        await menu.getByRole('link', { name: 'Req Quote' }).click();
      } else {
        await link(page).click();
      }
      const modal = modalOf(page);
      await expect(modal.getByRole('option', { name: 'ERP', exact: true })).toBeAttached();
      const title = modal.getByRole('heading', { name: 'Request A Quote' });
      await expect(title).toHaveCSS('opacity', '1');
      await send(modal);
      await expect(toast(page, 'Please fix the errors below')).toBeVisible();
      await expect(title).toHaveCSS('opacity', '0');

      await fill(modal, newQuote());
      // The dialog closes a second after success: what is seen until then is noted in the page.
      const seen = await page.evaluateHandle((words) => {
        const frames: { gap: number; isInView: boolean }[] = [];
        const find = (selector: string) =>
          [...document.querySelectorAll(`.quote-dialog[open] ${selector}`)]
            .find(({ textContent }) => textContent?.includes(words))
            ?.getBoundingClientRect();
        const note = () => {
          const message = find('.form-message');
          const over = find('[data-sonner-toast]');
          if (message && over) {
            const isInView = message.top >= 0 && message.bottom <= innerHeight;
            frames.push({ gap: message.top - over.bottom, isInView });
          }
          requestAnimationFrame(note);
        };
        note();
        return frames;
      }, QUOTE_SENT);
      await modal.getByRole('button', { name: 'Send Message' }).dblclick();
      await expect.poll(() => seen.evaluate(({ length }) => length)).toBeGreaterThan(0);
      await expect(modal).toBeHidden();
      const frames = await seen.jsonValue();
      expect(Math.min(...frames.map(({ gap }) => gap))).toBeGreaterThan(0);
      expect(frames.filter(({ isInView }) => !isInView)).toEqual([]);
      expect(await page.evaluate(() => String(getSelection()))).toBe('');
    });
  });
}

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a message in the dialog covers neither what sends it nor what closes it', async ({
    page,
  }) => {
    await page.goto('/quote');
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Req Quote' }).click();
    const modal = modalOf(page);
    const button = modal.getByRole('button', { name: 'Send Message' });
    await button.click();
    await expect(toast(page, 'Please fix the errors below')).toBeVisible();
    await settled(page);
    expect(await isOnTop(modal.getByLabel('Your Name'))).toBe(true);
    expect(await isOnTop(modal.getByRole('button', { name: 'Close' }))).toBe(true);
    await button.scrollIntoViewIfNeeded();
    expect(await isOnTop(button)).toBe(true);
  });
});

test('on a small phone what closes the dialog is in reach at its end', async ({ page }) => {
  const modal = await openModal(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await modal.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
  expect(await modal.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
  const close = modal.getByRole('button', { name: 'Close' });
  expect(await isOnTop(close)).toBe(true);
  await close.click();
  await expect(modal).toBeHidden();
});

/** Whether a press at its middle, its top and its foot would meet it. */
function isOnTop(element: Locator): Promise<boolean> {
  return element.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [top + 2, top + height / 2, top + height - 2].every((y) => {
      const met = document.elementFromPoint(left + width / 2, y);
      return met !== null && (element === met || element.contains(met));
    });
  });
}
