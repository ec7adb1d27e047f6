import { nextFrame } from '../support/next-frame';
import { expect, test } from '../support/test';

// There every visit is measured.
test.use({ organization: 'logistics' });

test('a visit is measured, and only with the secret are there metrics of it', async ({
  page,
  environment,
}) => {
  const read = (token: string) =>
    fetch(`${environment.siteUrl}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect((await read('another-token-of-16-characters')).status).toBe(404);

  await expect
    .poll(async () => {
      await page.goto('/');
      await nextFrame(page);
      // The visitor leaves.
      await page.goto('about:blank');
      return (await read('metrics-of-the-journeys')).text();
    })
    .toMatch(/site_web_vitals_seconds_count\{vital="TTFB",route="home"\} [1-9]/);
});
