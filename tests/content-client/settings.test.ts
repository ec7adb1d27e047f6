import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { KNOWN_SETTINGS } from '../../cms/src/editing/known-settings';
import { findSetting, findWhatsApp, SETTING_KEYS, socialAccounts } from '../../content-client';
import { listResponse } from '../support/fake-fetch';
import { addressOf, IMAGE, rawImage, setup } from './support';

describe('settings', () => {
  test('are known to the content service and explained to editors by their keys', () => {
    expect(KNOWN_SETTINGS).toEqual(SETTING_KEYS);
    const guide = readFileSync('docs/editors.md', 'utf8');
    expect(SETTING_KEYS.filter((key) => !guide.includes(`\`${key}\``))).toEqual([]);
  });

  test('are requested all at once, by key', async () => {
    const { client, requests } = setup([listResponse([])]);
    await client.settings.list();

    expect(addressOf(requests[0])).toBe(
      '/api/global-entities?populate=*&sort=key:asc&pagination[pageSize]=100&pagination[withCount]=true',
    );
    expect(requests[0]?.init.next).toMatchObject({ tags: ['content:settings', 'content:media'] });
  });

  test('have their value, texts and media', async () => {
    const { client } = setup([
      listResponse([
        {
          documentId: 'g1',
          key: 'home_page_video',
          value: 'Watch',
          richText: '<b>x</b>',
          label: 'Video',
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
        label: 'Video',
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
      listResponse([{ documentId: 'g1' }, { documentId: 'g2', key: 'company_time', value: {} }]),
    ]);

    expect(await client.settings.list()).toMatchObject([{ key: 'company_time', value: null }]);
    expect(issues.map(({ entry, path }) => [entry, path])).toEqual([
      ['g1', 'key'],
      ['g2', 'value'],
    ]);
  });

  test('twice with one key are the one that says something', async () => {
    const { client } = setup([
      listResponse([
        { key: 'company_phone', value: ' ' },
        { key: 'company_phone', value: '+255 22 000 0010' },
        { key: 'company_phone', value: '+255 22 000 0011' },
        { key: 'company_time', value: null },
      ]),
    ]);
    const settings = await client.settings.list();

    expect(findSetting(settings, 'company_phone')?.value).toBe('+255 22 000 0010');
    expect(findSetting(settings, 'company_time')).toMatchObject({ value: null });
  });

  test('that are numbers are their digits', async () => {
    const { client, issues } = setup([
      listResponse([{ key: 'company_phone', value: 255220000010 }]),
    ]);

    expect(await client.settings.list()).toMatchObject([{ value: '255220000010' }]);
    expect(issues).toEqual([]);
  });

  test('can be found by key', async () => {
    const { client } = setup([listResponse([{ key: 'company_phone', value: '+255 22 000 0010' }])]);
    const settings = await client.settings.list();

    expect(findSetting(settings, 'company_phone')?.value).toBe('+255 22 000 0010');
    expect(findSetting(settings, 'office_map')).toBeNull();
  });

  test('name the account to write to at once', async () => {
    const account = { key: 'social_account_whatsapp', value: 'https://chat.example/1' };
    const { client } = setup([listResponse([account])]);

    expect(findWhatsApp(await client.settings.list())?.link).toBe('https://chat.example/1');
    expect(findWhatsApp([])).toBeNull();
  });

  test('that begin with social_account_ and have a link are social accounts', async () => {
    const { client } = setup([
      listResponse([
        {
          key: 'social_account_linkedin',
          value: 'https://social.example/us',
          label: 'LinkedIn',
          singleMedia: rawImage(),
        },
        {
          key: 'social_account_our_videos',
          value: 'https://videos.example',
          singleMedia: { url: '/uploads/a.mp4', mime: 'video/mp4' },
        },
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
      { name: 'our videos', link: 'https://videos.example', icon: null },
    ]);
  });
});
