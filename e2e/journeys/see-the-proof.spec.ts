import { expect, test } from '../support/test';

test.use({ sharesPage: true });

test('a finance manager sees a price and asks for a quote in three taps, and the service is kept', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Read More about ERP' }).click();
  await expect(page).toHaveURL('/services/erp');
  await expect(page.getByText(/USD\s28,000\u2060–\u206090,000/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Write to / })).toHaveAttribute('href', '#quote');
  await page.getByRole('link', { name: 'Get a quote' }).click();
  const form = page.getByRole('form', { name: 'Request a quote' });
  await expect(form).toBeInViewport();
  await expect(form.getByLabel('Select Service')).toHaveValue('ERP');
});

test('a quote from a case study opens with its service; “Not sure yet” is a choice', async ({
  page,
}) => {
  await page.goto('/case-studies');
  await page.getByRole('link', { name: 'Forty tills, matched the same evening' }).click();
  await page.getByRole('link', { name: 'Ask for a quote' }).click();
  const service = page.getByRole('dialog').getByLabel('Select Service');
  await expect(service).toHaveValue('Mobile Money');
  await service.selectOption('Not sure yet');
  await expect(service.locator('optgroup')).toHaveCount(4);
});

test('a case study shows the logo of its client, in the place of the name', async ({ page }) => {
  await page.goto('/case-studies/closing-on-the-third-day');
  const client = page.getByRole('definition').filter({ hasText: 'Tembo Mills' });
  const logo = client.locator('img');
  await expect(logo).toBeVisible();
  await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0);
});

test('figures beside each other stand in the same lines, whatever their length', async ({
  page,
}) => {
  for (const path of ['/case-studies', '/case-studies/closing-on-the-third-day']) {
    await page.goto(path);
    const figures = page.locator('main dl.text-heading').first().locator('dd');
    for (const width of [600, 768, 899]) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await figures.evaluateAll((all) =>
        all.map((one) => Math.round(one.lastElementChild?.getBoundingClientRect().top ?? 0)),
      );
      expect(tops).toHaveLength(3);
      expect(new Set(tops).size, `${path} at ${width} px: ${tops}`).toBe(1);
    }
  }
});

test('on paper a case study ends with its own words', async ({ page }) => {
  await page.goto('/case-studies/closing-on-the-third-day');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('About ERP', { exact: true })).toBeHidden();
  await expect(page.getByText('More case studies')).toBeHidden();
});

test('on paper a position names no other ones', async ({ page }) => {
  await page.goto('/careers');
  await page.getByRole('main').locator('a[href^="/careers/"]').first().click();
  const others = page.getByText('Other open positions');
  await expect(others).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(others).toBeHidden();
});

test('a procurement officer finds the registration and opens the certificate', async ({
  page,
  request,
}) => {
  await page.goto('/search?q=TIN+certificate');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Registrations and certificates' })
    .click();
  const paper = page.getByRole('region', { name: 'Registrations and certificates' });
  await expect(paper).toBeInViewport();
  await expect(paper.getByText('SAMPLE 100-000-010')).toBeVisible();
  await expect(paper.getByText('Taxpayer Identification Number')).toBeVisible();
  const certificate = paper.getByRole('link', { name: /Open the certificate of ISO 9001/ });
  const file = await request.get(`${await certificate.getAttribute('href')}`);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

test('a journalist finds a contact and images', async ({ page, request }) => {
  await page.goto('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Press' }).click();
  await expect(page.getByRole('link', { name: /press@/ })).toHaveAttribute('href', /^mailto:/);
  const image = page.getByRole('link', { name: /^Port of Dar es Salaam/ });
  expect((await request.get(`${await image.getAttribute('href')}`)).status()).toBe(200);
});

test('a client who returns reaches the desk from the service they have', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('main').getByRole('link', { name: 'Managed Support' }).click();
  const call = page
    .getByRole('region', { name: 'What you get' })
    .getByRole('link', { name: /^Call/ });
  await expect(call).toHaveAttribute('href', /^tel:/);
  await page.getByRole('link', { name: 'How we work' }).click();
  await expect(page).toHaveURL(/support-desk|\/support$/);
});

test('somebody who looks for work finds the position and where to write', async ({ page }) => {
  await page.goto('/search?q=vacancy');
  await page.getByRole('main').getByRole('link', { name: 'Careers' }).click();
  // The search has found the position as well.
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('heading', { name: 'How we choose' })).toBeVisible();
  await page.getByRole('link', { name: 'Business One consultant' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business One consultant');
  await expect(page.getByRole('link', { name: 'Apply by email' })).toHaveAttribute(
    'href',
    /^mailto:.+subject=Application/,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a quote names its service, and one that there is not is left out', async ({
    page,
  }) => {
    await page.goto('/quote?service=payroll');
    await expect(page.getByLabel('Select Service')).toHaveValue('Payroll');
    await page.goto('/quote?service=nothing');
    await expect(page).toHaveURL('/quote');
    await expect(page.getByLabel('Select Service')).toHaveValue('');
  });
});

test.describe('where nothing is', () => {
  test.use({ expectedErrors: [/404/] });

  test('a service, a case study and a position that nobody knows are not found', async ({
    request,
  }) => {
    for (const path of ['/services/nothing', '/case-studies/nothing', '/careers/nothing']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
    // What is linked from the menu below a folder of the same name is still an article.
    expect((await request.get('/services/payroll')).status()).toBe(200);
  });
});
