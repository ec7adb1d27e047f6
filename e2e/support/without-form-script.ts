import type { Page } from '@playwright/test';

/** The script that a form loads when it is touched cannot be downloaded, until the routes of the page end. */
export async function withoutFormScript(page: Page): Promise<void> {
  await page.route('**/_next/static/**/*.js', async (route) => {
    const response = await route.fetch();
    // An option of react-hook-form.
    if ((await response.text()).includes('reValidateMode')) await route.abort();
    else await route.fulfill({ response });
  });
}
