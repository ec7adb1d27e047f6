import { afterAll, describe, expect, test } from 'vitest';
import { createEditor } from '../../cms/scripts/editor.mjs';
import { PNG } from '../support/png';
import { BOOT_TIMEOUT_MS, bootService, clientFor } from './service';

const MENU = 'api::menu.menu';

const service = await bootService('empty');
afterAll(() => service.stop(), BOOT_TIMEOUT_MS);
const editor = await createEditor(service);

const connect = (...entries: { documentId: string }[]) => ({
  connect: entries.map(({ documentId }) => ({ documentId })),
});

describe('an empty service', () => {
  test('has nothing to list', async () => {
    const { client } = service;

    expect(
      await Promise.all([
        client.menus.list(),
        client.categories.tree(),
        client.articles.list(),
        client.articles.latest(3),
        client.services.listCore(),
        client.services.listMain(),
        client.settings.list(),
        client.addresses.list(),
        client.team.list(),
        client.faq.list(),
        client.redirects.list(),
      ]),
    ).toEqual(Array.from({ length: 11 }, () => []));
  });

  test('has no blog list, no about record, no company profile and no article', async () => {
    const { client } = service;

    expect(await client.blogs.find()).toBeNull();
    expect(await client.about.find()).toBeNull();
    expect(await client.companyProfile.find()).toBeNull();
    expect(await client.articles.find('payroll')).toBeNull();
    expect(service.issues).toEqual([]);
  });
});

describe('an article', () => {
  test('that is a draft is shown to previews only', async () => {
    const previews = clientFor(service, { drafts: { of: null } });
    await editor.createArticle({ title: 'Later', slug: 'later', draft: true });

    expect(await service.client.articles.find('later')).toBeNull();
    expect((await service.client.articles.list()).map(({ slug }) => slug)).not.toContain('later');
    expect((await previews.articles.find('later'))?.title).toBe('Later');
  });

  test('is the one that a preview is of, where another draft has its address', async () => {
    const fields = { slug: 'same', draft: true };
    const [first, second] = [
      await editor.createArticle({ ...fields, title: 'First' }),
      await editor.createArticle({ ...fields, title: 'Second' }),
    ];
    for (const { documentId } of [first, second]) {
      const preview = clientFor(service, { drafts: { of: documentId } });
      expect((await preview.articles.find('same'))?.documentId).toBe(documentId);
    }
  });

  test('is shown to its preview after its address has changed, published or not', async () => {
    const { documentId } = await editor.createArticle({ title: 'A', slug: 'first', draft: true });
    const preview = clientFor(service, { drafts: { of: documentId } });
    const slug = async () => (await preview.articles.find('first'))?.slug;
    await editor.update('api::article.article', documentId, { slug: 'second' });
    expect(await slug()).toBe('second');
    await editor.publishArticle(documentId, { slug: 'third' });
    expect(await slug()).toBe('third');
    await editor.unpublishArticle(documentId);
    // What has its first address now is no part of the preview.
    const other = await editor.createArticle({ title: 'B', slug: 'first' });
    expect(await slug()).toBe('third');
    for (const id of [documentId, other.documentId]) await editor.removeArticle(id);
    expect(await preview.articles.find('first')).toBeNull();
  });

  test('that is unpublished is gone', async () => {
    const { documentId } = await editor.createArticle({ title: 'Old', slug: 'old' });
    expect((await service.client.articles.find('old'))?.documentId).toBe(documentId);

    await editor.unpublishArticle(documentId);
    expect(await service.client.articles.find('old')).toBeNull();
  });

  test('keeps the ids of its blocks when it is published again', async () => {
    const blocks = [
      { __component: 'shared.quote-wrapper', body: 'One' },
      { __component: 'shared.quote-wrapper', body: 'Two' },
    ];
    const { documentId } = await editor.createArticle({ title: 'Ids', slug: 'ids', blocks });
    const before = await service.client.articles.find('ids');
    await editor.publishArticle(documentId, { title: 'Ids, again' });
    const after = await service.client.articles.find('ids');

    expect(after?.title).toBe('Ids, again');
    expect(after?.blocks.map(({ id }) => id)).toEqual(before?.blocks.map(({ id }) => id));
  });

  test('is found whatever is in its slug', async () => {
    expect(await service.client.articles.find("a&b=c]'%/../é")).toBeNull();
  });

  test('shows a caption, an alternative text and every block with its files', async () => {
    const upload = async (name: string) =>
      (await editor.upload(name, { alternativeText: `Alt of ${name}`, caption: 'Drawn' }, PNG)).id;
    const [cover, one, two] = [await upload('c.png'), await upload('1.png'), await upload('2.png')];
    const files = [
      { name: 'One', file: one },
      { file: two, thumbnail: one },
    ];
    await editor.createArticle({
      title: 'Everything',
      slug: 'everything',
      cover,
      IsDarkCover: true,
      button_name: 'Go',
      button_link: '',
      seo: { metaTitle: 'All of it', shareImage: cover, noindex: true },
      blocks: [
        { __component: 'shared.rich-text-markdown-wrapper', body: '# Hi' },
        { __component: 'shared.html-markdown-wrapper', body: '<p>Hi</p>' },
        { __component: 'shared.html-markdown-wrapper', title: 'Steps', body: '<p>Hi</p>' },
        { __component: 'shared.action-btn-wrapper', name: 'Go', link: '/contact' },
        { __component: 'shared.slider-wrapper', layout: 'one', files },
        { __component: 'shared.slider-wrapper', files },
        { __component: 'shared.quote-wrapper', body: 'It works.', name: 'Asha' },
        {
          __component: 'shared.media-wrapper',
          file: one,
          thumbnail_image: two,
          renderBlock: { value: 'center', width: 'Width-70', styleCSS: 'color: teal' },
        },
        { __component: 'shared.stack-images', files },
        { __component: 'shared.carousel-button', name: 'x', link: '/x' },
        { __component: 'shared.rich-text', body: 'x' },
      ],
    });
    const article = await service.client.articles.find('everything');

    expect(article).toMatchObject({
      tone: 'dark',
      cover: { alt: 'Alt of c.png', caption: 'Drawn', width: 1, height: 1, mime: 'image/png' },
      button: { name: 'Go', link: '' },
      seo: { title: 'All of it', shareImage: { alt: 'Alt of c.png' } },
      noindex: true,
    });
    expect(article?.blocks).toMatchObject([
      { kind: 'markdown', body: '# Hi' },
      { kind: 'html', body: '<p>Hi</p>' },
      { kind: 'titled-html', title: 'Steps' },
      { kind: 'button', link: '/contact' },
      { kind: 'slider', slides: [{ name: 'One', image: { alt: 'Alt of 1.png' } }, {}] },
      { kind: 'carousel', slides: [{}, { image: { alt: 'Alt of 2.png' } }] },
      { kind: 'quote', author: 'Asha' },
      {
        kind: 'media',
        media: { kind: 'image', alt: 'Alt of 1.png' },
        thumbnail: { alt: 'Alt of 2.png' },
        frame: { align: 'center', widthPercent: 70, style: 'color: teal' },
      },
      { kind: 'stack', cards: [{ name: 'One', image: { alt: 'Alt of 1.png' } }, {}] },
    ]);
    expect(article?.cover && (await fetch(article.cover.url)).status).toBe(200);
    expect(service.issues).toEqual([]);
  });
});

describe('the about record', () => {
  test('shows its blocks as an article does, and is null while unpublished', async () => {
    const { id } = await editor.upload('about.png', { alternativeText: 'Us' }, PNG);
    await editor.updateSingle('api::about.about', {
      title: 'About',
      featuredMedia: id,
      blocks: [{ __component: 'shared.stack-images', files: [{ file: id }] }],
    });
    expect(await service.client.about.find()).toBeNull();

    await editor.publishSingle('api::about.about');
    expect(await service.client.about.find()).toMatchObject({
      title: 'About',
      featuredMedia: { kind: 'image', alt: 'Us' },
      blocks: [{ kind: 'stack', cards: [{ image: { alt: 'Us' } }] }],
    });
  });
});

describe('the menu', () => {
  test('shows four levels, each in order, and no unpublished article; a fifth is refused', async () => {
    const shown = await editor.createArticle({ title: 'Shown', slug: 'shown' });
    const hidden = await editor.createArticle({ title: 'Hidden', slug: 'hidden', draft: true });
    let parent = await editor.create(MENU, { name: '1', slug: 'm1', order: 1 });
    await editor.create(MENU, { name: '0', slug: 'm0', order: 0, article: connect(hidden) });
    for (const level of [2, 3, 4]) {
      const below = { parent: connect(parent) };
      await editor.create(MENU, { name: `${level}b`, slug: `m${level}b`, order: 9, ...below });
      parent = await editor.create(MENU, {
        name: `${level}a`,
        slug: `m${level}a`,
        order: 2,
        article: connect(shown),
        ...below,
      });
    }
    const fifth = editor.create(MENU, { name: '5', slug: 'm5', parent: connect(parent) });
    await expect(fifth).rejects.toThrow(/level 5/);
    const leaf = (name: string) => ({
      name,
      slug: `m${name}`,
      articleSlug: null,
      link: null,
      description: null,
      featured: null,
      children: [],
    });
    const branch = (name: string, children: unknown[]) => ({
      name,
      slug: `m${name}`,
      articleSlug: 'shown',
      link: null,
      description: null,
      featured: null,
      children,
    });

    expect(await service.client.menus.list()).toEqual([
      leaf('0'),
      {
        ...leaf('1'),
        children: [
          branch('2a', [branch('3a', [branch('4a', []), leaf('4b')]), leaf('3b')]),
          leaf('2b'),
        ],
      },
    ]);
  });
});

test('a client for drafts can read everything', async () => {
  const { articles, blogs, ...client } = clientFor(service, { drafts: { of: null } });

  await expect(
    Promise.all([
      articles.list(),
      articles.latest(3),
      blogs.find(),
      client.menus.list(),
      client.categories.tree(),
      client.services.listCore(),
      client.services.listMain(),
      client.settings.list(),
      client.addresses.list(),
      client.team.list(),
      client.faq.list(),
      client.about.find(),
      client.companyProfile.find(),
    ]),
  ).resolves.toHaveLength(13);
});

describe('redirects', () => {
  test('are what editors made of them, and what renamed articles left behind', async () => {
    const { client } = service;
    const made = await editor.create('api::redirect.redirect', {
      from: '/old/*',
      to: 'https://partner.example/*',
      type: 'temporary',
    });
    const article = await editor.createArticle({ title: 'Renamed', slug: 'before' });
    await editor.publishArticle(article.documentId, { slug: 'after' });

    expect(await client.redirects.list()).toEqual([
      { from: '/old/*', to: 'https://partner.example/*', isPermanent: false },
      { from: '/post/before', to: '/post/after', isPermanent: true },
    ]);
    await editor.remove('api::redirect.redirect', made.documentId);
    await editor.removeArticle(article.documentId);
  });

  test('entries of the not-found log are accepted, and a report that is none is refused', async () => {
    const { client } = service;
    await client.notFoundLog.report([{ path: '/brochure', hits: 3, referrer: '/services' }]);
    const row = await editor.find('api::missed-address.missed-address', 'path', '/brochure');
    expect(row).toMatchObject({ hits: 3, referrer: '/services' });
    await expect(
      client.notFoundLog.report([{ path: 'no path', hits: 1, referrer: null }]),
    ).rejects.toMatchObject({
      kind: 'rejected',
    });
  });
});
