import { beforeEach, expect, test, vi } from 'vitest';
import { PROFILE_SCREENS } from '@/cms/src/site-address/screens';
import { getRegistrations, getTestimonials } from '@/lib/server/cms/proof-readers';
import { getBlogs, getCategories, getCompanyProfile } from '@/lib/server/cms/readers';
import type { Preview } from '@/lib/server/preview/preview-token';
import { setContent } from '../../../support/fake-content';

const opened = vi.hoisted(() => ({ preview: {} }));
vi.mock('@/lib/server/preview/preview', () => ({
  currentPreview: async () => opened.preview,
  draftAt: async (paths: readonly string[]) =>
    'path' in opened.preview && paths.includes(String(opened.preview.path)) ? opened.preview : null,
}));

let requests: ReturnType<typeof setContent>['requests'];
beforeEach(() => {
  ({ requests } = setContent({}));
});

test.each(PROFILE_SCREENS.map(({ address }) => address))(
  'the draft of the company profile is shown where staff choose to see it: %s',
  async (path) => {
    opened.preview = { path, documentId: null } satisfies Partial<Preview>;
    await getCompanyProfile();
    expect(requests[0]?.url.searchParams.get('status')).toBe('draft');
  },
);

test('elsewhere it is the published one', async () => {
  opened.preview = { path: '/post/a', documentId: 'a' } satisfies Partial<Preview>;
  await getCompanyProfile();
  expect(requests[0]?.url.searchParams.has('status')).toBe(false);
});

test.each([
  ['/api/testimonials', getTestimonials],
  ['/api/certificates', getRegistrations],
  ['/api/article-types', () => getBlogs(1)],
  ['/api/categories/build-tree', getCategories],
] as const)('a change that is not saved is read with %s', async (path, read) => {
  opened.preview = { path: '/', change: 'a-key' } satisfies Partial<Preview>;
  await read();
  const request = requests.find(({ url }) => url.pathname === path);
  expect(request?.headers.get('x-unsaved-change')).toBe('a-key');
});
