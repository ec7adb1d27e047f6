import { settled } from '../support/probes/accessible';
import { expect, test } from '../support/test';

test.use({ sharesPage: true });

test('there are the newsletter, the accounts, the ways on and the line of the year', async ({
  page,
}) => {
  await page.goto('/faq');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('textbox', { name: /mail/i })).toBeVisible();
  await expect(footer.getByRole('link', { name: /LinkedIn \(opens/i })).toHaveAttribute(
    'href',
    /^https:/,
  );
  const quick = footer.getByRole('navigation', { name: 'Quick Navigation' }).getByRole('link');
  const addresses = await quick.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(addresses).toHaveLength(4);
  expect(addresses.slice(0, 3)).toEqual(['/', '/blogs', '/contact']);
  expect(addresses[3]).toMatch(/^\/aboutus/);
  for (const [name, address] of [
    ['Services', '/services'],
    ['ERP', '/solutions/erp'],
    ['CONTACT', '/contact'],
    ['FAQS', '/faq'],
    ['Privacy Policy', '/post/privacy-policy'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  }
  await expect(footer.getByText(/^\d{4} © All Rights Reserved by .+ Solutions$/)).toBeVisible();
});

test('the link of this screen scrolls up, another opens at the top, and the focus goes there', async ({
  page,
}) => {
  await page.goto('/blogs');
  const footer = page.getByRole('navigation', { name: 'Quick Navigation' });
  const main = page.getByRole('main');
  await footer.getByRole('link', { name: 'Blogs' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(main).toBeFocused();
  await footer.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(main).toBeFocused();
});

test('the button that scrolls up comes after 100 px and does not lose the focus', async ({
  page,
}) => {
  await page.goto('/faq');
  const button = page.getByRole('button', { name: 'Scroll to the top' });
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, 90);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(90);
  await settled(page);
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, 400);
  await expect(button).toBeVisible();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
  await expect(page.locator('#headerId')).toBeFocused();
});

test('the address opens the map and the hours are split at Sat:', async ({ page }) => {
  await page.goto('/faq');
  const footer = page.getByRole('contentinfo');
  const map = footer.getByRole('link', { name: 'opens the map in a new tab' });
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//);
  await expect(map).toHaveAttribute('target', '_blank');
  await expect(footer.getByText('Sat: 9:00–13:00', { exact: true })).toBeVisible();
});

test('on a phone a bar to reach the organization comes with the scrolled page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/faq');
  const bar = page.getByRole('navigation', { name: 'Reach us' });
  await expect(bar).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    'tel:+255220000010',
  );
  await expect(bar.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', /^https:/);
  const link = bar.getByRole('link', { name: 'Req Quote' });
  await link.click();
  const quote = page.getByRole('dialog', { name: 'Request A Quote' });
  await expect(quote.getByLabel('Your Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(quote).toBeHidden();
  await expect(link).toBeFocused();
});

test('the names of the accounts are whole, also with more space in the text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/faq');
  await page.addStyleTag({ content: '* { letter-spacing: 0.12em !important; }' });
  const names = page.getByRole('contentinfo').locator('.social-links a > span:first-of-type');
  await expect(names.first()).toBeVisible();
  const cut = await names.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
  );
  expect(cut).toEqual([]);
});
