import { describe, expect, test } from 'vitest';
import { findSetting, socialAccounts } from '../../content-client';
import { listAnswer } from '../support/fake-fetch';
import { addressOf, IMAGE, rawImage, setup } from './support';

describe('services', () => {
  test('core ones are asked for as the specification says', async () => {
    const { client, requests } = setup([listAnswer([])]);
    await client.services.listCore();

    expect(addressOf(requests[0])).toBe(
      '/api/services?populate[details][populate]=*&filters[type]=core',
    );
  });

  test('main ones are asked for with background and icon', async () => {
    const { client, requests } = setup([listAnswer([])]);
    await client.services.listMain();

    expect(addressOf(requests[0])).toBe(
      '/api/services?populate[details][populate][backgroundImage]=true' +
        '&populate[details][populate][icon]=true&filters[type]=main',
    );
    expect(requests[0]?.init.next).toMatchObject({ tags: ['content:services', 'content:media'] });
  });

  test('are the details of the first record', async () => {
    const { client } = setup([
      listAnswer([
        {
          documentId: 's1',
          details: [
            {
              id: 1,
              title: 'ERP',
              description: 'All of it',
              icon: rawImage(),
              backgroundImage: rawImage(),
              link: '/solutions/erp',
            },
            { id: 2, title: 'Cloud', description: null, icon: null },
          ],
        },
        { documentId: 's2', details: [{ title: 'Never shown' }] },
      ]),
    ]);

    expect(await client.services.listMain()).toEqual([
      {
        title: 'ERP',
        description: 'All of it',
        icon: IMAGE,
        background: IMAGE,
        link: '/solutions/erp',
      },
      { title: 'Cloud', description: null, icon: null, background: null, link: null },
    ]);
  });

  test('may be none', async () => {
    const empty = setup([listAnswer([])]);
    const bare = setup([listAnswer([{ documentId: 's1', details: null }])]);

    expect(await empty.client.services.listCore()).toEqual([]);
    expect(await bare.client.services.listCore()).toEqual([]);
    expect([...empty.issues, ...bare.issues]).toEqual([]);
  });

  test('one without a title is left out and reported', async () => {
    const { client, issues } = setup([
      listAnswer([{ documentId: 's1', details: [{ title: null }, { title: 'ERP' }] }]),
    ]);

    expect(await client.services.listCore()).toHaveLength(1);
    expect(issues).toMatchObject([{ resource: 'services', entry: 's1', path: 'details.0.title' }]);
  });
});

describe('settings', () => {
  test('are asked for all at once, by key', async () => {
    const { client, requests } = setup([listAnswer([])]);
    await client.settings.list();

    expect(addressOf(requests[0])).toBe(
      '/api/global-entities?populate=*&sort=key:asc&pagination[pageSize]=100',
    );
    expect(requests[0]?.init.next).toMatchObject({ tags: ['content:settings', 'content:media'] });
  });

  test('have their value, texts and media', async () => {
    const { client } = setup([
      listAnswer([
        {
          documentId: 'g1',
          key: 'home_page_video',
          value: 'Watch',
          richText: '<b>x</b>',
          label: 'Film',
          singleMedia: { url: '/uploads/promo.mp4', mime: 'video/mp4' },
          supportMedia: rawImage(),
        },
        { documentId: 'g2', key: 'company_phone', value: '' },
      ]),
    ]);

    expect(await client.settings.list()).toEqual([
      {
        key: 'home_page_video',
        value: 'Watch',
        richText: '<b>x</b>',
        label: 'Film',
        media: { kind: 'video', url: 'https://media.example/uploads/promo.mp4', mime: 'video/mp4' },
        supportMedia: { kind: 'image', ...IMAGE },
      },
      {
        key: 'company_phone',
        value: null,
        richText: null,
        label: null,
        media: null,
        supportMedia: null,
      },
    ]);
  });

  test('one without a key is left out, one with a bad value loses it', async () => {
    const { client, issues } = setup([
      listAnswer([{ documentId: 'g1' }, { documentId: 'g2', key: 'company_time', value: 8 }]),
    ]);

    expect(await client.settings.list()).toMatchObject([{ key: 'company_time', value: null }]);
    expect(issues.map(({ entry, path }) => [entry, path])).toEqual([
      ['g1', 'key'],
      ['g2', 'value'],
    ]);
  });

  test('can be found by key', async () => {
    const { client } = setup([listAnswer([{ key: 'company_phone', value: '+255 22 000 0010' }])]);
    const settings = await client.settings.list();

    expect(findSetting(settings, 'company_phone')?.value).toBe('+255 22 000 0010');
    expect(findSetting(settings, 'company_fax')).toBeNull();
  });

  test('that begin with social_account_ and have a link are social accounts', async () => {
    const { client } = setup([
      listAnswer([
        {
          key: 'social_account_linkedin',
          value: 'https://social.example/us',
          label: 'LinkedIn',
          singleMedia: rawImage(),
        },
        { key: 'social_account_our_films', value: 'https://films.example' },
        { key: 'social_account_empty', value: '' },
        { key: 'company_phone', value: '1' },
      ]),
    ]);

    expect(socialAccounts(await client.settings.list())).toMatchObject([
      {
        key: 'social_account_linkedin',
        name: 'LinkedIn',
        link: 'https://social.example/us',
        icon: IMAGE,
      },
      { name: 'our films', link: 'https://films.example', icon: null },
    ]);
  });
});

describe('the team', () => {
  test('is asked for by the editor’s order', async () => {
    const { client, requests } = setup([listAnswer([])]);
    await client.team.list();

    expect(addressOf(requests[0])).toBe(
      '/api/teams?populate=*&sort=order:asc&pagination[pageSize]=100',
    );
  });

  test('has name, designation, biography and photo', async () => {
    const { client } = setup([
      listAnswer([
        { name: 'Asha', designation: 'Director', description: 'Since 2008', profile: rawImage() },
        { name: 'Juma', designation: null, description: '' },
      ]),
    ]);

    expect(await client.team.list()).toEqual([
      { name: 'Asha', designation: 'Director', biography: 'Since 2008', photo: IMAGE },
      { name: 'Juma', designation: '', biography: null, photo: null },
    ]);
  });

  test('one without a name is left out and reported', async () => {
    const { client, issues } = setup([listAnswer([{ documentId: 't1', designation: 'Boss' }])]);

    expect(await client.team.list()).toEqual([]);
    expect(issues).toMatchObject([{ resource: 'team', entry: 't1', path: 'name' }]);
  });
});

describe('addresses', () => {
  test('are asked for in the order they were made', async () => {
    const { client, requests } = setup([listAnswer([])]);
    await client.addresses.list();

    expect(addressOf(requests[0])).toBe(
      '/api/company-addresses?sort=createdAt:asc&pagination[pageSize]=100',
    );
  });

  test('have all that a card shows', async () => {
    const { client } = setup([
      listAnswer([
        {
          isDefault: true,
          label: 'Head Office',
          address: 'Ohio Street',
          phone: '+255',
          email: 'a@example.com',
          time: 'Mon-Fri: 8:00 - 17:00 Sat: 9:00 - 13:00',
          latitude: -6.8132,
          longitude: '39.2905',
        },
        { label: 'Depot', address: 'Port Road' },
      ]),
    ]);

    expect(await client.addresses.list()).toEqual([
      {
        isDefault: true,
        label: 'Head Office',
        address: 'Ohio Street',
        phone: '+255',
        email: 'a@example.com',
        openingTime: 'Mon-Fri: 8:00 - 17:00 Sat: 9:00 - 13:00',
        latitude: -6.8132,
        longitude: 39.2905,
      },
      {
        isDefault: false,
        label: 'Depot',
        address: 'Port Road',
        phone: null,
        email: null,
        openingTime: null,
        latitude: null,
        longitude: null,
      },
    ]);
  });

  test('one without a street is left out, one with a bad position loses it', async () => {
    const { client, issues } = setup([
      listAnswer([
        { documentId: 'a1', label: 'Nowhere' },
        { documentId: 'a2', label: 'Depot', address: 'Port Road', latitude: 'south' },
      ]),
    ]);

    expect(await client.addresses.list()).toMatchObject([{ label: 'Depot', latitude: null }]);
    expect(issues.map(({ entry, path }) => [entry, path])).toEqual([
      ['a1', 'address'],
      ['a2', 'latitude'],
    ]);
  });
});

describe('questions and answers', () => {
  test('keep their HTML as it is', async () => {
    const { client, requests } = setup([
      listAnswer([{ id: 1, title: '<b>How long?</b>', description: '<p>Long.</p>' }]),
    ]);

    expect(await client.faq.list()).toEqual([
      { title: '<b>How long?</b>', description: '<p>Long.</p>' },
    ]);
    expect(addressOf(requests[0])).toBe('/api/qnas?sort=createdAt:asc&pagination[pageSize]=100');
  });

  test('one without an answer is left out and reported', async () => {
    const { client, issues } = setup([listAnswer([{ documentId: 'q1', title: 'Why?' }])]);

    expect(await client.faq.list()).toEqual([]);
    expect(issues).toMatchObject([{ resource: 'faq', entry: 'q1', path: 'description' }]);
  });
});

describe('categories', () => {
  test('are a tree in the service’s order', async () => {
    const { client, requests } = setup([
      {
        body: {
          data: [
            {
              name: 'ERP',
              slug: 'erp',
              link: '/solutions/erp',
              children: [{ name: 'Payroll', slug: 'payroll', children: [] }],
            },
          ],
        },
      },
    ]);

    expect(await client.categories.tree()).toEqual([
      {
        name: 'ERP',
        slug: 'erp',
        link: '/solutions/erp',
        children: [{ name: 'Payroll', slug: 'payroll', link: null, children: [] }],
      },
    ]);
    expect(addressOf(requests[0])).toBe('/api/categories/build-tree');
    expect(requests[0]?.init.next).toMatchObject({ tags: ['content:categories'] });
  });

  test('one without a slug is left out and reported, with what is below it', async () => {
    const { client, issues } = setup([
      {
        body: {
          data: [
            { documentId: 'c1', name: 'A', slug: 'a', children: [{ name: 'B' }] },
            { name: 'C', children: [{ name: 'D', slug: 'd' }] },
          ],
        },
      },
    ]);

    expect(await client.categories.tree()).toMatchObject([{ slug: 'a', children: [] }]);
    expect(issues).toMatchObject([
      { entry: 'c1', path: 'children.0.slug' },
      { entry: null, path: 'slug' },
    ]);
  });
});
