import { describe, expect, test } from 'vitest';
import { FOLDERS } from '@/cms/src/site-address/folders';
import { ContentError, createContentClient } from '@/content-client';
import {
  type CheckOptions,
  checkContent,
  PAGE_TYPES,
} from '@/lib/server/content-check/check-content';
import { rawSummary } from '../../../support/fake-content';
import {
  errorResponse,
  type FakeRequest,
  type FakeResponse,
  fakeFetch,
} from '../../../support/fake-fetch';

/** By their path; drafts are under `drafts`. A response is sent as it is. */
type Entries = Record<string, unknown[] | FakeResponse>;

/** Checks these entries. */
function check(entries: Entries, options: Partial<CheckOptions> = {}) {
  const fetch = fakeFetch(({ url }: FakeRequest) => {
    if (['/api/about', '/api/company-profile', '/api/press-kit'].includes(url.pathname)) {
      return errorResponse(404, 'None');
    }
    const isDraft = url.searchParams.get('status') === 'draft';
    const data = entries[isDraft ? 'drafts' : url.pathname] ?? [];
    return Array.isArray(data) ? { body: { data, meta: {} } } : data;
  });
  return checkContent({
    createClient: (client) =>
      createContentClient({
        baseUrl: 'https://cms.example',
        mediaUrl: 'https://cms.example',
        token: 'secret',
        fetch,
        ...client,
      }),
    mediaUrl: 'https://cms.example',
    siteUrl: 'https://www.example.com',
    ...options,
  });
}

const seo = { metaTitle: 'Title', metaDescription: 'Description' };
const article = (slug: string, fields = {}) => rawSummary(slug, { seo, ...fields });
const html = (body: string) => [{ __component: 'shared.html-markdown-wrapper', body }];

describe('a content check', () => {
  test('of faultless content finds nothing, and counts the entries', async () => {
    const entries = {
      '/api/articles': [article('payroll', { blocks: html('<a href="/payroll">x</a>') })],
      '/api/menus': [{ documentId: 'm', name: 'Pay', slug: 'pay', article: { slug: 'payroll' } }],
      '/api/global-entities': [{ documentId: 's', key: 'company_phone', value: '+255' }],
      '/api/redirects': [{ documentId: 'r', from: '/old', to: '/payroll', type: 'permanent' }],
      drafts: [article('payroll')],
    };
    expect(await check(entries)).toEqual({ findings: [], entries: 4 });
  });

  test('finds faults of every kind, in the order of the rules', async () => {
    const { findings } = await check({
      '/api/articles': [
        article('payroll', {
          seo: null,
          button_link: '/soon',
          cover: { url: '/uploads/a.png', mime: 'image/png', name: 'a.png' },
          blocks: [
            ...html('<p class="huge" style="top:0" onclick="x">x</p>'),
            { __component: 'x' },
          ],
        }),
        article('article-1'),
      ],
      '/api/menus': [{ documentId: 'm', name: 'Soon', slug: 'soon' }],
      '/api/global-entities': [{ documentId: 's', key: 'company_phone' }],
      '/api/redirects': [{ documentId: 'r', from: '/old', to: '/soon', type: 'permanent' }],
      drafts: [article('a'), article('a')],
    });
    expect(findings.map(({ rule }) => rule)).toEqual([
      'malformed',
      'address-taken',
      'address-unchosen',
      'link-broken',
      'redirect-dead',
      'menu-without-article',
      'article-orphaned',
      'article-orphaned',
      'article-empty',
      'setting-empty',
      'alt-missing',
      'seo-missing',
      'seo-missing',
      'html-dropped',
      'style-dropped',
      'class-dropped',
    ]);
    expect(findings[0]).toMatchObject({
      message: 'Is left out: is of an unknown type: x.',
      entry: { type: 'article', label: 'Title of payroll' },
      place: 'blocks.1',
    });
  });

  test('reports something without an entry by its resource', async () => {
    const { findings } = await check({ '/api/qnas': [{ documentId: 'q', title: '' }] });
    expect(findings).toMatchObject([
      {
        rule: 'malformed',
        message: expect.stringMatching(/^Is left out: /),
        entry: { type: 'qna' },
      },
    ]);
    const categories = await check({ '/api/categories/build-tree': [{ slug: 'no-name' }] });
    expect(categories.findings).toMatchObject([
      {
        rule: 'malformed',
        message: expect.stringMatching(/^Something of “categories” is left out: /),
        entry: null,
      },
    ]);
  });

  test('requests links to other sites only if it is asked to', async () => {
    const entries = {
      '/api/articles': [
        article('a', { button_link: 'http://127.0.0.1:1/', blocks: html('<p>x</p>') }),
      ],
      '/api/article-types': [{ documentId: 't', type: 'blogs', articles: [{ slug: 'a' }] }],
    };
    expect((await check(entries)).findings).toEqual([]);
    expect((await check(entries, { isExternalChecked: true })).findings).toMatchObject([
      { rule: 'link-broken', place: 'button_link' },
    ]);
  });

  test.each([401, 403, 404, 500])(
    'without the topics, which are answered with %i, reports the rest',
    async (status) => {
      const { findings } = await check({
        '/api/categories/build-tree': errorResponse(status, 'No'),
        '/api/qnas': [{ documentId: 'q', title: '' }],
      });
      expect(findings).toMatchObject([{ rule: 'malformed', entry: { type: 'qna' } }]);
    },
  );

  test('of topics that cannot be read because the service is down fails', async () => {
    const topics = { ...errorResponse(503, 'Down'), headers: { 'retry-after': '60' } };
    await expect(check({ '/api/categories/build-tree': topics })).rejects.toThrow('503');
  });

  test('of content that cannot be read fails', async () => {
    const createClient = () =>
      createContentClient({
        baseUrl: 'https://cms.example',
        mediaUrl: 'https://cms.example',
        token: 'secret',
        fetch: fakeFetch(errorResponse(403, 'Forbidden')),
      });
    await expect(check({}, { createClient })).rejects.toThrow(ContentError);
  });
});

test('every type whose entries have pages is checked as one', () => {
  const types = Object.keys(FOLDERS).map((uid) => uid.split('.')[1]);
  expect([...PAGE_TYPES].sort()).toEqual(types.sort());
});
