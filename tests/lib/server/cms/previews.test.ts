import { beforeEach, expect, test, vi } from 'vitest';
import { PROFILE_SCREENS } from '@/cms/src/site-address/screens';
import {
  getCaseStudy,
  getRegistrations,
  getServicePage,
  getTestimonials,
  getVacancy,
} from '@/lib/server/cms/proof-readers';
import { getArticle, getBlogs, getCategories, getCompanyProfile } from '@/lib/server/cms/readers';
import type { Preview } from '@/lib/server/preview/preview-token';
import { rawSummary, setContent } from '../../../support/fake-content';

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

test.each([
  ['/post/old', '/api/articles', getArticle],
  ['/services/old', '/api/service-pages', getServicePage],
  ['/case-studies/old', '/api/case-studies', getCaseStudy],
  ['/careers/old', '/api/vacancies', getVacancy],
] as const)(
  'the draft of %s is shown there after its address has changed',
  async (path, api, read) => {
    const renamed = rawSummary('new', { title: 'Renamed', client: 'A carrier' });
    ({ requests } = setContent({ [api]: [renamed] }));
    opened.preview = { path, status: 'draft', documentId: 'a' } satisfies Partial<Preview>;
    expect(await read('old')).toMatchObject({ slug: 'new', title: 'Renamed' });
    expect(requests[0]?.url.searchParams.get('filters[documentId][$eq]')).toBe('a');

    // A page that is not the one of the preview shows what is published.
    opened.preview = { path: '/', status: 'draft', documentId: 'a' } satisfies Partial<Preview>;
    await read('old');
    const other = requests.findLast(({ url }) => url.pathname === api);
    expect(other?.url.searchParams.has('status')).toBe(false);
  },
);
