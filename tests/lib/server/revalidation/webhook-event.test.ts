import { describe, expect, test } from 'vitest';
import { ALL_TAGS, TAGS } from '@/content-client';
import { invalidationFor, parseContentEvent } from '@/lib/server/revalidation/webhook-event';

const read = (body: unknown) => parseContentEvent(JSON.stringify(body));
const invalidation = (body: unknown) => {
  const event = read(body);
  if (!event) throw new Error('not an event');
  return invalidationFor(event);
};

describe('a webhook’s body', () => {
  test('is an event with a name; anything else is none', () => {
    expect(read({ event: 'entry.publish', model: 'article' })).toMatchObject({ model: 'article' });
    for (const body of [null, [], 'text', {}, { event: '' }, { event: 7 }]) {
      expect(read(body)).toBeNull();
    }
    expect(parseContentEvent('{"event":')).toBeNull();
  });

  test('may carry an entry of any shape', () => {
    expect(read({ event: 'entry.update', model: 'team', entry: [1] })).not.toBeNull();
    expect(read({ event: 'entry.update', model: 'team', entry: { slug: 7 } })).not.toBeNull();
    expect(read({ event: 'entry.publish', model: 'article', entry: null })).not.toBeNull();
  });
});

describe('what an event invalidates', () => {
  test('a publish: what the model’s tag names, and it says which slug', () => {
    const entry = { slug: 'erp', publishedAt: '2026-11-01T00:00:00.000Z' };
    expect(invalidation({ event: 'entry.publish', model: 'article', entry })).toEqual({
      tags: [TAGS.articles],
      slug: 'erp',
      from: null,
    });
  });

  test('a redirect: the redirects, and it says from where', () => {
    const entry = { from: '/old', to: '/new' };
    expect(invalidation({ event: 'entry.create', model: 'redirect', entry })).toEqual({
      tags: [TAGS.redirects],
      slug: null,
      from: '/old',
    });
    expect(invalidation({ event: 'entry.delete', model: 'missed-address' }).tags).toEqual([]);
  });

  test('a saved draft: nothing', () => {
    const entry = { slug: 'erp', publishedAt: null };
    for (const event of ['entry.create', 'entry.update']) {
      expect(invalidation({ event, model: 'article', entry }).tags).toEqual([]);
      expect(invalidation({ event, model: 'about', entry }).tags).toEqual([]);
    }
  });

  test('an entry without draft and publish: its tag, whatever its date says', () => {
    const entry = { publishedAt: null };
    expect(invalidation({ event: 'entry.update', model: 'menu', entry }).tags).toEqual([
      TAGS.menus,
    ]);
  });

  test('an unpublished or deleted entry: its tag', () => {
    const entry = { slug: 'erp', publishedAt: null };
    for (const event of ['entry.unpublish', 'entry.delete']) {
      expect(invalidation({ event, model: 'article', entry }).tags).toEqual([TAGS.articles]);
    }
  });

  test('a record of a visitor: nothing', () => {
    for (const model of ['quote-request', 'free-quote', 'newsletter', 'contact']) {
      expect(invalidation({ event: 'entry.create', model }).tags).toEqual([]);
    }
  });

  test('what is not understood: everything', () => {
    expect(invalidation({ event: 'media.update', media: { id: 1 } }).tags).toEqual(ALL_TAGS);
    expect(invalidation({ event: 'entry.update', model: 'invented' }).tags).toEqual(ALL_TAGS);
    expect(invalidation({ event: 'trigger-test' }).tags).toEqual(ALL_TAGS);
  });
});
