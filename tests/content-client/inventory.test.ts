import { describe, expect, test } from 'vitest';
import { ALL_TAGS } from '../../content-client';
import { errorResponse, listResponse } from '../support/fake-fetch';
import { addressOf, errorOf, setup } from './support';

describe('the entries of a type', () => {
  test('are read as the service stores them, with their blocks', async () => {
    const raw = {
      documentId: 'a1',
      title: ' Payroll ',
      price: 7,
      blocks: [{ __component: 'shared.html-markdown-wrapper', body: 'x' }, { body: 'y' }],
    };
    const { client, requests, issues } = setup([listResponse([raw, { documentId: 'a2' }])]);
    const [entry, bare] = await client.inventory.list('article');
    expect(entry).toMatchObject({
      type: 'article',
      isSingle: false,
      documentId: 'a1',
      label: ' Payroll ',
      fields: raw,
      blocks: [{ kind: 'html', body: 'x' }],
    });
    expect(bare).toMatchObject({ label: 'article', blocks: [] });
    expect(issues).toMatchObject([{ resource: 'article', entry: 'a1', path: 'blocks.1' }]);
    expect(addressOf(requests[0])).toMatch(/^\/api\/articles\?populate\[cover\]=true&/);
    expect(requests[0]?.init.next).toMatchObject({ tags: [...ALL_TAGS] });
  });

  test.each([[' '], [7], [null]])(
    'have the name of their type where theirs is %j',
    async (name) => {
      const { client } = setup([listResponse([{ documentId: 'd', name }])]);
      expect(await client.inventory.list('team')).toMatchObject([{ label: 'team' }]);
    },
  );

  test('are requested without relations where they have none', async () => {
    const { client, requests } = setup([listResponse([])]);
    expect(await client.inventory.list('qna')).toEqual([]);
    expect(addressOf(requests[0])).toBe(
      '/api/qnas?pagination[pageSize]=100&pagination[withCount]=true',
    );
  });

  test('of a single type are one or none', async () => {
    const about = setup([{ body: { data: { documentId: 'd', title: 'About' } } }]);
    expect(await about.client.inventory.list('about')).toMatchObject([
      { isSingle: true, label: 'About' },
    ]);
    const none = setup([errorResponse(404, 'None')]);
    expect(await none.client.inventory.list('about')).toEqual([]);
  });

  test('of a service without documentId is known by something else', async () => {
    const entries = [{ id: 7, title: 'A' }, { slug: 'b' }, { key: 'c' }, {}];
    const { client } = setup([listResponse(entries)]);
    const ids = (await client.inventory.list('qna')).map(({ documentId }) => documentId);
    expect(ids).toEqual(['7', 'b', 'c', 'qna 4']);
  });

  test('must be an object', async () => {
    const { client } = setup([listResponse(['A'])]);
    expect(await errorOf(client.inventory.list('qna'))).toMatchObject({ kind: 'malformed' });
  });
});

describe('a type that the service lacks', () => {
  test.each([
    ['category', 403],
    ['category', 404],
    ['redirect', 403],
    ['vacancy', 403],
    ['case-study', 400],
    ['press-kit', 403],
    ['company-profile', 400],
  ] as const)('has no entries: %s, status %i', async (type, status) => {
    expect(await setup([errorResponse(status, 'No')]).client.inventory.list(type)).toEqual([]);
  });

  test.each([
    ['about', 403],
    ['qna', 404],
    ['vacancy', 401],
  ] as const)('fails where the specification has it: %s, status %i', async (type, status) => {
    const { client } = setup([errorResponse(status, 'No')]);
    expect((await errorOf(client.inventory.list(type))).status).toBe(status);
  });

  test('is not what a network error means', async () => {
    const { client } = setup([() => Promise.reject(new Error('gone'))], { retry: { retries: 0 } });
    expect((await errorOf(client.inventory.list('vacancy'))).kind).toBe('unavailable');
  });
});
