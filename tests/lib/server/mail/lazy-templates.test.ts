import { expect, test, vi } from 'vitest';

const loaded = vi.hoisted(() => ({ isLoaded: false }));
vi.mock('react-email', async (original) => {
  loaded.isLoaded = true;
  return original();
});

test('what sends messages is loaded with every page, the templates with the first message', async () => {
  const { renderEmail } = await import('@/lib/server/mail/render-email');
  await Promise.all([
    import('@/lib/server/mail/notify-sales'),
    import('@/lib/server/mail/send-confirmation'),
    import('@/lib/server/mail/send-review'),
    import('@/lib/server/forms/submit-form'),
    import('@/lib/server/ops/boot'),
  ]);
  expect(loaded.isLoaded).toBe(false);
  const { createElement } = await import('react');
  const { default: Review } = await import('@/emails/review');
  const props = { text: 'Ready', comment: 'Please', open: 'Open', entryUrl: 'https://cms.example' };
  expect((await renderEmail(createElement(Review, props))).text).toContain('Please');
  expect(loaded.isLoaded).toBe(true);
});
