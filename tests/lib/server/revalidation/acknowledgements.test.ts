import { expect, test, vi } from 'vitest';
import { Acknowledgements } from '@/lib/server/revalidation/acknowledgements';

const create = () => new Acknowledgements({ TIMEOUT_MS: 60_000, SHORT_TIMEOUT_MS: 5 });

test('waits for every copy, also for one that was faster than the question', async () => {
  const acknowledgements = create();
  acknowledgements.add('7');
  const waiting = acknowledgements.wait(7, 2);
  acknowledgements.add('8');
  acknowledgements.add('7');
  expect(await waiting).toBe(0);
});

test('does not wait where no copy listens', async () => {
  expect(await create().wait(7, 0)).toBe(0);
});

test('a copy that does not answer is waited for once, and then for a short time', async () => {
  const acknowledgements = new Acknowledgements({ TIMEOUT_MS: 20, SHORT_TIMEOUT_MS: 1 });
  acknowledgements.add('7');
  expect(await acknowledgements.wait(7, 3)).toBe(2);
  expect(await acknowledgements.wait(8, 1)).toBe(1);
  // It is back.
  acknowledgements.add('9');
  expect(await acknowledgements.wait(9, 1)).toBe(0);
});

test('any number of changes is waited for at once', async () => {
  const warning = vi.spyOn(process, 'emitWarning').mockReturnValue();
  const acknowledgements = create();
  const times = Array.from({ length: 25 }, (_, index) => index + 1);
  const waiting = times.map((time) => acknowledgements.wait(time, 1));
  for (const time of times) acknowledgements.add(String(time));
  expect(await Promise.all(waiting)).toEqual(times.map(() => 0));
  expect(warning).not.toHaveBeenCalled();
});
