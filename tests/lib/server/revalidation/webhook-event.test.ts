import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ALL_TAGS, TAGS, tagsForModel } from '@/content-client';
import { articleOf, parseContentEvent, tagsOf } from '@/lib/server/revalidation/webhook-event';

const schemaOf = (model: string) => `cms/src/api/${model}/content-types/${model}/schema.json`;
/** Of what is there for programs alone, there is no entry. */
const MODELS = readdirSync('cms/src/api').filter((model) => existsSync(schemaOf(model)));

const read = (body: unknown) => parseContentEvent(JSON.stringify(body));
function eventOf(body: unknown) {
  const event = read(body);
  if (!event) throw new Error('not an event');
  return event;
}
const tags = (body: unknown) => tagsOf(eventOf(body));

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
    expect(read({ event: 'media.update', media: { hash: 7 } })).not.toBeNull();
  });
});

describe('the tags of an event', () => {
  test('are those of its model', () => {
    expect(tags({ event: 'entry.create', model: 'redirect' })).toEqual([TAGS.redirects]);
    expect(tags({ event: 'entry.update', model: 'menu', entry: { publishedAt: null } })).toEqual([
      TAGS.menus,
    ]);
    expect(tags({ event: 'entry.delete', model: 'missed-address' })).toEqual([]);
  });

  test('are none for a saved draft', () => {
    const entry = { slug: 'erp', publishedAt: null };
    for (const event of ['entry.create', 'entry.update']) {
      expect(tags({ event, model: 'article', entry })).toEqual([]);
      expect(tags({ event, model: 'about', entry })).toEqual([]);
    }
    expect(tags({ event: 'entry.unpublish', model: 'article', entry })).not.toEqual([]);
  });

  test.each(MODELS)('are none for a saved draft of %s, where it has drafts', (model) => {
    const { draftAndPublish } = JSON.parse(readFileSync(schemaOf(model), 'utf8')).options;
    const entry = { slug: 'erp', publishedAt: null };
    expect(tags({ event: 'entry.update', model, entry })).toEqual(
      draftAndPublish ? [] : tagsForModel(model),
    );
  });

  test('of a file are those of what shows files', () => {
    const media = { hash: 'harbour_0a1b2c3d', url: '/uploads/harbour_0a1b2c3d.png' };
    expect(tags({ event: 'media.update', media })).toEqual([TAGS.media]);
    expect(tags({ event: 'media.delete', media })).toEqual([TAGS.media]);
  });

  test('are all of them where the event is not understood', () => {
    expect(tags({ event: 'media.update', media: { hash: 7 } })).toEqual(ALL_TAGS);
    expect(tags({ event: 'everything' })).toEqual(ALL_TAGS);
    expect(tags({ event: 'entry.update', model: 'something-new' })).toEqual(ALL_TAGS);
  });
});

describe('the article of an event', () => {
  test('is named by document and slug', () => {
    const entry = { documentId: 'd1', slug: 'erp' };
    const article = { documentId: 'd1', slug: 'erp' };
    const of = (event: string) => articleOf(eventOf({ event, model: 'article', entry }));
    expect(of('entry.publish')).toEqual({ ...article, isGone: false });
    expect(of('entry.unpublish')).toEqual({ ...article, isGone: true });
    expect(of('entry.delete')).toEqual({ ...article, isGone: true });
  });

  test('is none for other models, and without a slug', () => {
    expect(
      articleOf(eventOf({ event: 'entry.publish', model: 'menu', entry: { slug: 'a' } })),
    ).toBeNull();
    expect(articleOf(eventOf({ event: 'entry.publish', model: 'article', entry: {} }))).toBeNull();
  });
});
