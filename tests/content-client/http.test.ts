import { describe, expect, test, vi } from 'vitest';
import { createContentClient } from '../../content-client';
import { errorResponse, fakeFetch, listResponse } from '../support/fake-fetch';
import { fakeTimers, never, refuse, setup, TOKEN, timed } from './support';

const QUOTE = { name: 'Asha', email: 'asha@example.com', service: 'ERP', message: 'Hello there' };

fakeTimers();

describe('a request', () => {
  test('carries the token in its header and nowhere else', async () => {
    const { client, requests } = setup([listResponse([])]);
    await client.faq.list();

    expect(requests[0]?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
    expect(requests[0]?.url.href).not.toContain(TOKEN);
  });

  test('of a read says how long the response may be cached and which tags refresh it', async () => {
    const { client, requests } = setup([listResponse([])]);
    await client.team.list();

    expect(requests[0]?.init.next).toEqual({
      revalidate: 300,
      tags: ['content:team', 'content:media'],
    });
    expect(requests[0]?.init.cache).toBeUndefined();
  });

  test('for drafts says so and is not cached', async () => {
    const { client, requests } = setup([listResponse([])], { drafts: { of: null } });
    await client.articles.find('payroll');

    expect(requests[0]?.url.searchParams.get('status')).toBe('draft');
    expect(requests[0]?.init.cache).toBe('no-store');
    expect(requests[0]?.init.next).toBeUndefined();
  });

  test('for the draft of one entry finds it at whatever address, and keeps the other filters', async () => {
    const of = { drafts: { of: 'a1' } };
    const { client, requests } = setup([listResponse([{}]), listResponse([])], of);
    await client.articles.find('payroll');
    await client.services.listCore();

    const [found, listed] = requests.map(({ url }) => url.searchParams);
    expect(found?.has('filters[slug][$eq]')).toBe(false);
    expect(found?.get('filters[documentId][$eq]')).toBe('a1');
    expect(listed?.get('filters[documentId][$eq]')).toBe('a1');
    expect(listed?.get('filters[type]')).toBe('core');
  });

  test('for a change that nobody has saved names it and is not cached', async () => {
    const { client, requests } = setup([listResponse([])], { unsavedChange: 'a-key' });
    await client.menus.list();

    expect(requests[0]?.headers.get('x-unsaved-change')).toBe('a-key');
    expect(requests[0]?.init.cache).toBe('no-store');
    expect(requests[0]?.init.next).toBeUndefined();
  });

  test('of a write is never cached', async () => {
    const { client, requests } = setup([{ status: 201, body: { data: { documentId: 'd1' } } }]);
    await client.quoteRequests.create(QUOTE);

    expect(requests[0]?.init.cache).toBe('no-store');
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
  });

  test('works with a base URL that ends in a slash or has a path', async () => {
    const { client, requests } = setup([listResponse([])], {
      baseUrl: 'https://firm.example/cms/',
    });
    await client.faq.list();

    expect(requests[0]?.url.pathname).toBe('/cms/api/qnas');
  });

  test('escapes what a visitor put into the URL', async () => {
    const { client, requests } = setup([listResponse([])]);
    await client.articles.find('a&filters[slug]=b#c/../café');

    expect(requests[0]?.url.pathname).toBe('/api/articles');
    expect(requests[0]?.url.hash).toBe('');
    expect(requests[0]?.url.searchParams.get('filters[slug][$eq]')).toBe(
      'a&filters[slug]=b#c/../café',
    );
  });

  test('goes through the global fetch of the moment by default', async () => {
    const client = createContentClient({
      baseUrl: 'https://cms.example',
      mediaUrl: 'https://cms.example',
      token: TOKEN,
    });
    const replaced = fakeFetch(listResponse([]));
    vi.stubGlobal('fetch', replaced);
    await client.faq.list();

    expect(replaced.requests).toHaveLength(1);
  });

  test('does not follow a redirect with the token', async () => {
    const { client, requests } = setup([
      { status: 302, headers: { location: 'https://elsewhere.example/' } },
    ]);
    const { error } = await timed(client.faq.list());

    expect(requests).toHaveLength(1);
    expect(requests[0]?.init.redirect).toBe('manual');
    expect(error).toMatchObject({ kind: 'malformed', status: 302 });
  });
});

describe('a write that fails', () => {
  test.each([
    ['the network', refuse],
    ['a time-out', never],
    ['500', errorResponse(500, 'Internal')],
    ['429', errorResponse(429, 'Too many')],
  ])('by %s is not sent again', async (_, step) => {
    const { client, requests } = setup([step]);
    const { error } = await timed(client.quoteRequests.create(QUOTE));

    expect(requests).toHaveLength(1);
    expect(error.kind).toBe('unavailable');
  });
});

test('spaces around the token, and slashes after an address, do not count', async () => {
  const { client, requests } = setup([listResponse([{ name: 'A', profile: { url: '/a.png' } }])], {
    token: ` ${TOKEN}\n`,
    baseUrl: 'https://cms.example//',
    mediaUrl: 'https://media.example//',
  });
  const [member] = await client.team.list();
  expect(member?.photo?.url).toBe('https://media.example/a.png');
  expect(requests[0]?.url.href).toMatch(/^https:\/\/cms\.example\/api/);
  expect(requests[0]?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
  expect(requests[0]?.headers.get('accept')).toBe('application/json');
});
