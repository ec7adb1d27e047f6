import { describe, expect, test } from 'vitest';
import { errorResponse } from '../support/fake-fetch';
import { addressOf, IMAGE, rawImage, setup } from './support';

describe('the about record', () => {
  test('is requested with its media and every kind of block', async () => {
    const { client, requests } = setup([{ body: { data: {} } }]);
    await client.about.find();
    const address = addressOf(requests[0]);

    expect(address).toMatch(/^\/api\/about\?populate\[featuredMedia\]=true&/);
    expect(address).toContain(
      '&populate[blocks][on][shared.slider-wrapper][populate][files][populate]=*',
    );
    expect(requests[0]?.init.next).toMatchObject({ tags: ['content:about', 'content:media'] });
  });

  test('has a title, blocks and media', async () => {
    const { client, issues } = setup([
      {
        body: {
          data: {
            documentId: 'doc-about',
            title: 'About us',
            featuredMedia: rawImage(),
            blocks: [
              { __component: 'shared.quote-wrapper', body: 'Hi' },
              { __component: 'shared.mystery' },
            ],
          },
        },
      },
    ]);

    expect(await client.about.find()).toMatchObject({
      title: 'About us',
      featuredMedia: { kind: 'image', url: IMAGE.url },
      blocks: [{ kind: 'quote', body: 'Hi' }],
    });
    expect(issues).toMatchObject([{ resource: 'about', entry: 'doc-about', path: 'blocks.1' }]);
  });

  test('is null while it is not published', async () => {
    const { client } = setup([errorResponse(404, 'Not Found')]);

    expect(await client.about.find()).toBeNull();
  });

  test('is null when the service says that it has none', async () => {
    const { client } = setup([{ body: { data: null, meta: {} } }]);

    expect(await client.about.find()).toBeNull();
  });
});
