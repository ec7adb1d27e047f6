import { beforeEach, expect, test } from 'vitest';
import { GET as getMarkdown } from '@/app/[locale]/markdown/[...path]/route';
import { GET as getShareImage } from '@/app/[locale]/share-image/[...path]/route';
import { rawSummary, setContent } from '../support/fake-content';

const REDIRECTS = [
  { from: '/post/old', to: '/post/new', type: 'permanent' },
  { from: '/docs/*', to: '/help/*', type: 'temporary' },
  { from: '/offers', to: '/services', type: 'permanent' },
  { from: '/start', to: '/?from=start#top', type: 'temporary' },
  { from: '/away', to: 'https://other.example/away', type: 'permanent' },
];

beforeEach(() => {
  setContent({
    '/api/company-profile': { brand: 'Nyuzi' },
    '/api/redirects': REDIRECTS,
    '/api/articles': ({ searchParams }) =>
      searchParams.get('filters[slug][$eq]') === 'new' ? [rawSummary('new')] : [],
  });
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
  const params = Promise.resolve({ locale: 'en', path: segments });
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

test.each(['/post/nothing.md', '/away.md', '/share-image/away.png', '/share-image/nothing.png'])(
  'there is nothing at %s',
  async (path) => {
    expect(await responseOf(path)).toBe('NEXT_HTTP_ERROR_FALLBACK;404');
  },
);
