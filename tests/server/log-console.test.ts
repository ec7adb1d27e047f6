import { afterEach, expect, test, vi } from 'vitest';
import { logConsole } from '@/server/log-console';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function startLog() {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const target = { error: () => {}, warn: () => {} } as unknown as Console;
  logConsole(target);
  return { target, lines: () => written.mock.calls.map(([line]) => JSON.parse(String(line))) };
}

test('what is printed is a warning of the log, without what a visitor sent', () => {
  const { target, lines } = startLog();
  const image = 'https://media.example/uploads/juma@example.com.png';
  target.error('\u001b[31m⨯\u001b[39m', 'upstream image response failed for', image, 404);
  target.warn(new Error('Failed to find Server Action "juma".\nRead more', { cause: 'a timeout' }));
  target.error('');
  expect(lines()).toMatchObject([
    { level: 'warn', event: 'printed', reason: '⨯ upstream image response failed for … 404' },
    {
      event: 'printed',
      reason: expect.stringMatching(
        /^Error: Failed .* Action …\.\nRead more\n +at[\s\S]*\[cause\]: 'a timeout'/,
      ),
    },
  ]);
});

test('one kind is written once a minute, with how often it was not', () => {
  vi.useFakeTimers();
  const { target, lines } = startLog();
  const print = (name: string) => target.error('Not found:', `http://127.0.0.1/${name}`);
  for (const name of ['a', 'b', 'c']) print(name);
  target.error('Something else');
  vi.advanceTimersByTime(60_000);
  print('d');
  expect(lines().map(({ reason, skipped }) => [reason, skipped])).toEqual([
    ['Not found: …', undefined],
    ['Something else', undefined],
    ['Not found: …', 2],
  ]);
});
