import { afterEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_COMPANY_PROFILE } from '@/content/company';
import { articleMirror } from '@/lib/server/cms/content';
import { getOrganization } from '@/lib/server/cms/organization';
import {
  contentClient,
  findArticle,
  findFaq,
  findNews,
  getArticle,
  getArticles,
  getBrand,
  getCategories,
  getCompanyProfile,
  getLatestChange,
  getLocale,
  getMainOffice,
  getNewsIfAny,
} from '@/lib/server/cms/readers';
import { listServiceTitles } from '@/lib/server/cms/service-titles';
import { expiry } from '@/lib/server/revalidation/expiry';
import { passTime } from '@/tests/support/pass-time';
import { shortened } from '@/tests/support/tag-render';
import { type FakeContent, rawSummary, setContent } from '../../../support/fake-content';

const MINUTE_MS = 60_000;
/** Of one read, by default. */
const RETRY_BUDGET_MS = 8_000;

describe('the brand', () => {
  test('is that of the company profile', async () => {
    setContent({
      '/api/company-profile': { brand: 'Nyuzi' },
      '/api/global-entities': [{ key: 'company_logo', value: 'Other' }],
    });
    expect(await getBrand()).toBe('Nyuzi');
  });

  test('is else that of the logo, else the default', async () => {
    setContent({
      '/api/company-profile': { brand: null },
      '/api/global-entities': [{ key: 'company_logo', value: 'Logo' }],
    });
    expect(await getBrand()).toBe('Logo');
    setContent({ '/api/company-profile': { brand: null } });
    expect(await getBrand()).toBe('Enterprise');
  });
});

test('a service without a company profile gets the one of the specification', async () => {
  setContent({});
  expect(await getCompanyProfile()).toEqual(DEFAULT_COMPANY_PROFILE);
});

test('after a start during an outage, the articles are those that the last process has stored', async () => {
  setContent({ '/api/articles': [rawSummary('one')] });
  await articleMirror().refresh();
  await articleMirror().filled();
  globalThis.sharedState = undefined;
  const headers = { 'retry-after': '60' };
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503, headers }));
  expect((await getArticles()).map(({ slug }) => slug)).toEqual(['one']);
});

test.each([[[]], [403]])(
  'after a start during an outage, a page does without an article that a service which lists none (%j) never had',
  async (list) => {
    setContent({
      '/api/articles': ({ searchParams }) => {
        const slug = searchParams.get('filters[slug][$eq]');
        return slug === null ? list : [rawSummary('one')].filter((one) => one.slug === slug);
      },
      '/api/article-types': [{ type: 'blogs', articles: [rawSummary('one')] }],
    });
    await articleMirror().refresh();
    await articleMirror().filled();
    expect(await findArticle('none')).toBeNull();
    globalThis.sharedState = undefined;
    shortened.splice(0);
    const headers = { 'retry-after': '60' };
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 503, headers }));
    expect(await findArticle('none')).toBeNull();
    expect(shortened).toEqual([30]);
    expect((await getArticle('one'))?.slug).toBe('one');
    expect((await getArticles()).map(({ slug }) => slug)).toEqual(['one']);
  },
);

test('after a start while the service hangs, no visitor waits long for what was stored, nor for what a page can do without', async () => {
  setContent({ '/api/articles': [rawSummary('one')] });
  await articleMirror().refresh();
  await articleMirror().filled();
  globalThis.sharedState = undefined;
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const start = performance.now();
  const [one, none] = await Promise.all([getArticle('one'), findArticle('none')]);
  expect([one?.slug, none]).toEqual(['one', null]);
  expect(performance.now() - start).toBeLessThan(4_000);
});

test('after a start while the service is slow, an article that is new is no page that is missing', async () => {
  setContent({ '/api/articles': [rawSummary('one')] });
  await articleMirror().refresh();
  await articleMirror().filled();
  globalThis.sharedState = undefined;
  vi.stubGlobal('fetch', async () => {
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    return Response.json({ data: [rawSummary('new')] });
  });
  expect((await getArticle('new'))?.slug).toBe('new');
});

test.each([
  ['the news', () => findNews(3)],
  ['the news of home', () => getNewsIfAny(3)],
  ['the questions', findFaq],
  ['the time of a change', () => getLatestChange('faq')],
])('without %s a page is there, and soon rendered again', async (_, find) => {
  const refused = () => 403;
  setContent({ '/api/articles': refused, '/api/article-types': refused, '/api/qnas': refused });
  shortened.splice(0);
  expect(await find()).toBeNull();
  expect(shortened).toEqual([30]);
});

test('home is not shown without its news where the service fails at them', async () => {
  const fault = () => 500;
  setContent({ '/api/articles': fault, '/api/article-types': fault });
  await expect(getNewsIfAny(3)).rejects.toMatchObject({ status: 500 });
  expect(await findNews(3)).toBeNull();
});

describe('the topics', () => {
  afterEach(() => vi.useRealTimers());

  const answered = (status: number, body: unknown) => {
    setContent({});
    // Longer than a read may take: it is not tried again.
    const headers = { 'retry-after': '60' };
    vi.stubGlobal('fetch', async () => Response.json(body, { status, headers }));
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    return getCategories();
  };

  test.each([
    [401, { error: { status: 401, message: 'Missing or invalid credentials' } }],
    [403, { error: { status: 403, message: 'Forbidden' } }],
    [404, { error: { status: 404, message: 'Not Found' } }],
    [200, { tree: [] }],
    [500, { error: { status: 500, message: 'Maximum call stack size exceeded' } }],
  ])('are none where the service answers %i %j, and no page fails', async (status, body) => {
    expect(await answered(status, body)).toEqual([]);
    expect(process.stderr.write).toHaveBeenCalledWith(expect.stringContaining('"categories"'));
  });

  /** What a page without topics is cached for, in seconds, where that is shorter than for others. */
  async function secondsAt(response: FakeContent[string]) {
    const path = '/api/categories/build-tree';
    const { requests } = setContent({ [path]: response });
    shortened.splice(0);
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await getCategories()).toEqual([]);
    // Beside what a service before this one is still asked for.
    expect(requests.filter(({ url }) => url.pathname === path)).toHaveLength(1);
    return shortened;
  }

  test.each([
    ['a fault', () => 500, [30]],
    ['a refusal', () => 403, []],
    ['an answer that is no tree', { tree: [] }, []],
  ])('that are missing by %s', async (_, response, seconds) => {
    expect(await secondsAt(response)).toEqual(seconds);
  });

  test('are soon asked for again when a fault begins, and as often as others when it stays', async () => {
    const broken = () => 500;
    await secondsAt([]);
    expect(await secondsAt(broken)).toEqual([30]);
    passTime(4 * MINUTE_MS);
    expect(await secondsAt(broken)).toEqual([30]);
    passTime(MINUTE_MS);
    expect(await secondsAt(broken)).toEqual([]);
    await secondsAt([]);
    expect(await secondsAt(broken)).toEqual([30]);
  });

  test('fail where the service is down', async () => {
    setContent({ '/api/categories/build-tree': () => 503 });
    await expect(getCategories()).rejects.toThrow('503');
  });

  test('take no longer than any read where the service hangs', async () => {
    setContent({});
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    let isOver = false;
    const outcome = expect(getCategories()).rejects.toThrow('timed out');
    void outcome.then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(RETRY_BUDGET_MS);
    expect(isOver).toBe(true);
    await outcome;
  });
});

test('the language is a setting', async () => {
  setContent({ '/api/global-entities': [{ key: 'site_locale', value: 'sw_TZ' }] });
  expect(await getLocale()).toBe('sw-TZ');
  setContent({});
  expect(await getLocale()).toBeNull();
});

test('the main office is the default one, else the first', async () => {
  const first = { documentId: 'a', label: 'Arusha', isDefault: false };
  setContent({ '/api/company-addresses': [first, { ...first, label: 'Dodoma', isDefault: true }] });
  expect(await getMainOffice()).toMatchObject({ label: 'Dodoma' });
  setContent({ '/api/company-addresses': [first] });
  expect(await getMainOffice()).toMatchObject({ label: 'Arusha' });
  setContent({});
  expect(await getMainOffice()).toBeNull();
});

test('what is current is read once; what has expired is read again', async () => {
  const fetch = setContent({});
  expect(contentClient()).toBe(contentClient());
  await contentClient().faq.list();
  await contentClient().faq.list();
  expect(fetch.requests).toHaveLength(1);
  expect(fetch.requests[0]?.init).toMatchObject({ cache: 'no-store' });
  await expiry().expire(['content:team']);
  await contentClient().faq.list();
  expect(fetch.requests).toHaveLength(1);
  await expiry().expire(['content:faq']);
  await contentClient().faq.list();
  expect(fetch.requests).toHaveLength(2);
});

test('the services of a quote are the core services, then the main ones, each once', async () => {
  setContent({
    '/api/services': [
      { documentId: 's', details: [{ title: 'ERP' }, { title: 'Cloud' }, { title: 'ERP' }] },
    ],
  });
  expect(await listServiceTitles()).toEqual(['ERP', 'Cloud']);
});

test('the facts of the organization come from profile and settings', async () => {
  setContent({
    '/api/company-profile': { brand: 'Nyuzi' },
    '/api/global-entities': [
      { key: 'company_logo', singleMedia: { url: 'https://m.example/a.png', mime: 'image/png' } },
      { key: 'company_phone', value: '+255' },
      { key: 'social_account_a', value: 'https://x.example/nyuzi' },
      { key: 'social_account_b', value: '/own' },
      { key: 'social_account_d', value: 'www.x.example/nyuzi' },
      { key: 'social_account_c', value: 'javascript:alert(1)' },
    ],
  });
  expect(await getOrganization()).toMatchObject({
    brand: 'Nyuzi',
    logo: 'https://m.example/a.png',
    phone: '+255',
    email: null,
    accounts: ['https://x.example/nyuzi', 'https://www.x.example/nyuzi'],
  });
});
