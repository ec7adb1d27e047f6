import { afterEach, expect, test, vi } from 'vitest';
import { assertScreens } from '../../../scripts/bench/screens.mjs';

const CAREERS = { name: 'Careers', path: '/careers', url: 'http://site/careers' };
const NOT_FOUND = { name: 'None', path: '/no-article-found', url: 'http://site/no-article-found' };

afterEach(() => vi.unstubAllGlobals());

test('the benchmark measures no screen of an address that is gone, or that fails', async () => {
  haveStatuses({ [CAREERS.url]: 200, [NOT_FOUND.url]: 404 });
  await expect(assertScreens([CAREERS, NOT_FOUND])).resolves.toBeUndefined();

  haveStatuses({ [CAREERS.url]: 404, [NOT_FOUND.url]: 404 });
  await expect(assertScreens([CAREERS, NOT_FOUND])).rejects.toThrow(
    'Careers is not there: /careers has status 404.',
  );

  haveStatuses({ [CAREERS.url]: 200, [NOT_FOUND.url]: 500 });
  await expect(assertScreens([CAREERS, NOT_FOUND])).rejects.toThrow('has status 500');
});

function haveStatuses(statuses: Record<string, number>): void {
  vi.stubGlobal('fetch', async (url: string) => new Response('', { status: statuses[url] ?? 0 }));
}
