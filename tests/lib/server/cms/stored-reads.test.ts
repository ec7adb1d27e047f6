import { afterEach, expect, test, vi } from 'vitest';
import { TAGS } from '@/content-client';
import { backgroundClient } from '@/lib/server/cms/content';
import { expiry } from '@/lib/server/revalidation/expiry';
import { setContent } from '@/tests/support/fake-content';

// Less than an older answer would be waited for, and no time for another attempt.
vi.stubEnv('CONTENT_API_TIMEOUT_MS', '200');
vi.stubEnv('CONTENT_API_RETRY_BUDGET_MS', '1000');

afterEach(() => {
  vi.restoreAllMocks();
});

/** A service that answers until `hang` is called. */
function serviceThatHangs() {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const answer = setContent({ '/api/qnas': [{ title: 'How long?' }] });
  let hangs = false;
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    if (!hangs) return answer(input, init);
    return new Promise((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  });
  return { hang: () => (hangs = true) };
}

test('an attempt of a service that hangs ends with the last good answer', async () => {
  const { hang } = serviceThatHangs();
  await backgroundClient().faq.list();
  hang();
  await expiry().expire([TAGS.faq]);
  expect(await backgroundClient().faq.list()).toMatchObject([{ title: 'How long?' }]);
});

test('it does so where the process itself is held up for longer than an attempt may take', async () => {
  const { hang } = serviceThatHangs();
  await backgroundClient().faq.list();
  hang();
  await expiry().expire([TAGS.faq]);
  const reading = backgroundClient().faq.list();
  setTimeout(() => {
    const end = performance.now() + 400;
    while (performance.now() < end);
  }, 100);
  expect(await reading).toMatchObject([{ title: 'How long?' }]);
});

test('where nothing is stored an attempt may take as long as it was given', async () => {
  const { hang } = serviceThatHangs();
  hang();
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await expect(backgroundClient().faq.list()).rejects.toThrow('GET /api/qnas');
  expect(timeout.mock.calls).toEqual([[200]]);
});
