import { afterAll, expect, test, vi } from 'vitest';
import { errorResponse, fakeFetch, listResponse } from '../../../support/fake-fetch';
import { setEnvironment } from '../../../support/form-env';

vi.mock('next/headers', () => ({
  headers: async () => new Headers({ referer: 'https://www.example.com/contact' }),
}));
vi.mock('next/server', () => ({ after: () => undefined }));

afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const typed = {
  name: 'Asha',
  company_name: 'Asha & Co',
  email: 'asha@example.com',
  phone: '0700',
  message: 'Three depots.',
};

test('a service whose menu has no route of ours gets the fields of the specification alone', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  setEnvironment({ FORM_MIN_SECONDS: '0', SITE_URL: 'https://www.example.com' });
  const service = fakeFetch(({ url, method }) => {
    if (method === 'POST') return { status: 201, body: { data: { documentId: 'd1' } } };
    if (url.pathname === '/api/menus/tree') return errorResponse(404, 'Not Found');
    return listResponse([{ documentId: 'm1', name: 'Solutions', slug: 'solutions' }]);
  });
  vi.stubGlobal('fetch', service);
  const { refreshMenu } = await import('@/lib/server/cms/content-refresh');
  const { sendMessage } = await import('@/components/forms/contact/send-message');
  const { issueFormToken } = await import('@/lib/server/forms/form-token');
  await refreshMenu();

  const data = new FormData();
  for (const [name, value] of Object.entries(typed)) data.set(name, value);
  data.set('form-token', await issueFormToken('contact', Date.now() - 10_000));
  expect(await sendMessage({ status: 'idle' }, data)).toMatchObject({ status: 'sent' });
  const posts = service.requests.filter(({ method }) => method === 'POST');
  expect(posts.map(({ body }) => body)).toEqual([{ data: typed }]);
});
