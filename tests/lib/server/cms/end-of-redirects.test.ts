import { beforeEach, expect, test, vi } from 'vitest';
import { articleMirror } from '@/lib/server/cms/content';
import { endOfRedirects } from '@/lib/server/cms/end-of-redirects';
import { knownLists } from '@/lib/server/cms/known-lists';
import { rawSummary, setContent } from '../../../support/fake-content';

const to = (href: string, isPermanent = true) => ({ href, isPermanent });

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  setContent({ '/api/articles': [rawSummary('is-back')] });
  await articleMirror().refresh();
  await articleMirror().filled();
  knownLists().redirects.entries = [
    { from: '/post/erp', to: '/post/business-one', isPermanent: true },
    { from: '/post/business-one', to: '/post/business-two', isPermanent: true },
    { from: '/sale', to: '/post/erp', isPermanent: false },
    { from: '/post/is-back', to: '/faq', isPermanent: true },
    { from: '/partner', to: 'https://partner.example/', isPermanent: true },
    { from: '/shop/*', to: '/shop/all', isPermanent: true },
  ];
  return () => vi.restoreAllMocks();
});

test('an address that was renamed after a redirect led there is no step of its own', () => {
  expect(endOfRedirects(to('/post/erp'))).toEqual(to('/post/business-two'));
  expect(endOfRedirects(to('/solutions/erp'))).toEqual(to('/solutions/business-two'));
  expect(endOfRedirects(to('/partner'))).toEqual(to('https://partner.example/'));
});

test('one step that is not for good makes the whole way so', () => {
  expect(endOfRedirects(to('/sale'))).toEqual(to('/post/business-two', false));
  expect(endOfRedirects(to('/post/erp', false))).toEqual(to('/post/business-two', false));
});

test.each([
  '/post/is-back',
  '/post/erp#price',
  '/shop/all',
  '/services',
  'https://partner.example/post/erp',
])('%s is an end', (href) => {
  expect(endOfRedirects(to(href))).toEqual(to(href));
});

test('so is everything before it is known what there is', () => {
  knownLists().redirects.entries = null;
  expect(endOfRedirects(to('/post/erp'))).toEqual(to('/post/erp'));
});
