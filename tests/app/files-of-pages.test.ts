import { beforeEach, expect, test, vi } from 'vitest';
import { GET as getMarkdown } from '@/app/[locale]/markdown/[...path]/route';
import { GET as getShareImage } from '@/app/[locale]/share-image/[...path]/route';
import { articleOrMissingMetadata } from '@/components/screens/article/article-or-missing';
import { TAGS } from '@/content-client';
import { refreshContent } from '@/lib/server/cms/content-refresh';
import { rawSummary, setContent } from '../support/fake-content';

const REDIRECTS = [
  { from: '/post/old', to: '/post/new', type: 'permanent' },
  { from: '/flyer', to: '/post/old', type: 'permanent' },
  { from: '/docs/*', to: '/help/*', type: 'temporary' },
  { from: '/offers', to: '/services', type: 'permanent' },
  { from: '/start', to: '/?from=start#top', type: 'temporary' },
  { from: '/away', to: 'https://other.example/away', type: 'permanent' },
];

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  setContent({
    '/api/company-profile': { brand: 'Nyuzi' },
    '/api/redirects': REDIRECTS,
    '/api/service-pages': [{ documentId: 's', slug: 'erp', title: 'ERP' }],
    '/api/articles': ({ searchParams }) => {
      const slug = searchParams.get('filters[slug][$eq]');
      const slugs = ['new', 'pct%41', 'erp', 'faq'];
      return slugs.filter((one) => slug === null || slug === one).map((one) => rawSummary(one));
    },
  });
  return () => vi.restoreAllMocks();
});

/** What the framework is told to respond with: its own error carries it. */
async function responseOf(path: string): Promise<unknown> {
  const request = new Request(`https://site.example${path}`);
  const isImage = path.startsWith('/share-image/');
  const segments = path
    .replace(/^\/share-image/, '')
    .slice(1)
    .split('/');
  const GET = isImage ? getShareImage : getMarkdown;
  if (!isImage) segments.push(segments.pop()?.replace(/\.md$/, '') ?? '');
  const params = Promise.resolve({ locale: 'en', path: segments.map(decodeURIComponent) });
  return GET(request, { params }).catch(({ digest }) => digest);
}

test.each([
  ['/post/old.md', '/post/new.md', 308],
  ['/solutions/old.md', '/solutions/new.md', 308],
  ['/docs/caf%C3%A9.md', '/help/caf%C3%A9', 307],
  ['/offers.md', '/services', 308],
  ['/start.md', '/', 307],
  ['/share-image/post/old.png', '/share-image/post/new.png', 308],
  ['/share-image/docs/a.png', '/share-image/help/a.png', 307],
  ['/share-image/start.png', '/share-image/index.png', 307],
])('%s goes where its page goes, to %s', async (path, target, status) => {
  expect(await responseOf(path)).toBe(`NEXT_REDIRECT;replace;${target};${status};`);
});

test('where its page goes on to another one, so does it, at once', async () => {
  await refreshContent([TAGS.articles, TAGS.redirects]);
  expect(await responseOf('/flyer.md')).toBe('NEXT_REDIRECT;replace;/post/new.md;308;');
  expect(await responseOf('/share-image/flyer.png')).toBe(
    'NEXT_REDIRECT;replace;/share-image/post/new.png;308;',
  );
});

test('an article with a percent sign in its slug has them at its own address', async () => {
  const text = await responseOf('/post/pct%2541.md');
  expect(text).toBeInstanceOf(Response);
  expect(text instanceof Response && text.headers.get('link')).toContain('/post/pct%2541>');
  expect(await responseOf('/share-image/x/pct%2541.png')).toContain(
    '/share-image/post/pct%2541.png?',
  );
  expect((await articleOrMissingMetadata(['pct%41'])).alternates?.canonical).toBe('/post/pct%2541');
});

test('where a screen is, there is no Markdown of an article of that name', async () => {
  for (const path of ['/services/erp.md', '/faq.md']) {
    expect(await responseOf(path)).toBe('NEXT_HTTP_ERROR_FALLBACK;404');
  }
  expect(await responseOf('/x/erp.md')).toBe('NEXT_REDIRECT;replace;/post/erp.md;307;');
});

test.each(['/post/nothing.md', '/away.md', '/share-image/away.png', '/share-image/nothing.png'])(
  'there is nothing at %s',
  async (path) => {
    expect(await responseOf(path)).toBe('NEXT_HTTP_ERROR_FALLBACK;404');
  },
);
