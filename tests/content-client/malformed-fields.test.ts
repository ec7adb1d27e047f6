import { expect, test } from 'vitest';
import type { ContentClient } from '../../content-client';
import { listResponse } from '../support/fake-fetch';
import { setup } from './support';

/** What no field can be: neither text, number, flag, file nor entry, and no list of them. */
const WRONG = [true];

type Fields = Record<string, unknown>;
type Read = (client: ContentClient) => Promise<unknown>;

function wrong(names: string): Fields {
  return Object.fromEntries(names.split(' ').map((name) => [name, WRONG]));
}

/** Where something was reported, each place once; an item of a list counts as the list. */
async function placesOf(read: Read, response: Parameters<typeof setup>[0][number]) {
  const { client, issues } = setup([response]);
  const result = await read(client);
  const places = issues.map(({ path }) => path.replace(/\.0$/, ''));
  const resources = new Set(issues.map(({ resource }) => resource));
  return { result, places: [...new Set(places)].sort(), resources: [...resources] };
}

const ARTICLE = { documentId: 'd', slug: 'a', createdAt: '2026-01-01' };
const PAGE = { slug: 'a', title: 'A' };
const LISTS: [resource: string, read: Read, required: Fields, names: string][] = [
  [
    'addresses',
    ({ addresses }) => addresses.list(),
    { label: 'Head office' },
    'isDefault address phone email time latitude longitude',
  ],
  [
    'articles',
    ({ articles }) => articles.find('a'),
    ARTICLE,
    'title description updatedAt cover thumbnail_image seo IsDarkCover button_name author blocks',
  ],
  ['categories', ({ categories }) => categories.tree(), { slug: 'a', name: 'A' }, 'link children'],
  [
    'menus',
    ({ menus }) => menus.list(),
    { slug: 'a' },
    'name order article description featuredTitle featuredLink children',
  ],
  ['faq', ({ faq }) => faq.list(), { title: 'A' }, 'description group order'],
  ['team', ({ team }) => team.list(), { name: 'A' }, 'designation description profile'],
  [
    'settings',
    ({ settings }) => settings.list(),
    { key: 'a' },
    'value richText label singleMedia supportMedia',
  ],
  [
    'service pages',
    ({ servicePages }) => servicePages.list(),
    PAGE,
    'createdAt updatedAt seo group summary cover outcomes audience priceFrom priceTo currency priceNote duration lead article caseStudies questions',
  ],
  [
    'case studies',
    ({ caseStudies }) => caseStudies.list(),
    { ...PAGE, client: 'B', quote: 'C' },
    'createdAt updatedAt seo logo sector product location period summary cover changes note quoteName quoteRole blocks',
  ],
  [
    'testimonials',
    ({ testimonials }) => testimonials.list(),
    { text: 'A', name: 'B' },
    'role organization caseStudy servicePages',
  ],
  [
    'certificates',
    ({ certificates }) => certificates.list(),
    { name: 'A' },
    'issuer number validUntil file',
  ],
  [
    'vacancies',
    ({ vacancies }) => vacancies.list(),
    PAGE,
    'createdAt updatedAt seo location closesOn summary description applyTo',
  ],
];

test.each(LISTS)(
  'of %s each field is reported by its name, and the entry stays',
  async (...row) => {
    const [resource, read, required, names] = row;
    const found = await placesOf(read, listResponse([{ ...wrong(names), ...required }]));
    expect(found.places).toEqual(names.split(' ').sort());
    expect(found.resources).toEqual([resource]);
    expect(JSON.stringify(found.result)).not.toContain('true');
  },
);

test.each(LISTS)('of %s what is no entry is reported and left out', async (resource, read) => {
  const found = await placesOf(read, listResponse(['text']));
  expect(found).toMatchObject({ places: [''], resources: [resource] });
  expect(found.result ?? []).toEqual([]);
});

const SINGLES: [resource: string, read: Read, names: string][] = [
  ['about', ({ about }) => about.find(), 'title blocks featuredMedia'],
  [
    'companyProfile',
    ({ companyProfile }) => companyProfile.find(),
    'brand legalName registrations founded badges figures differentiators values partners vendors memberships promises quoteSteps',
  ],
  [
    'press kit',
    ({ pressKit }) => pressKit.find(),
    'intro boilerplate contactName contactRole contactPhone contactEmail files updatedAt',
  ],
];

test.each(SINGLES)('of %s each field is reported by its name', async (resource, read, names) => {
  const found = await placesOf(read, { body: { data: wrong(names) } });
  expect(found.places).toEqual(names.split(' ').sort());
  expect(found.resources).toEqual([resource]);
});

test('what is below an entry is reported with its place', async () => {
  const html = { __component: 'shared.html-markdown-wrapper', body: 'x' };
  const frame =
    'value width fontSize styleCSS innerStyleCSS padding margin htmlCSSClasses innerHtmlCSSClasses';
  const seo = 'metaTitle metaDescription metakeywords shareImage noindex';
  const blocks = [
    { ...html, title: WRONG, renderBlock: wrong(frame) },
    { ...html, title: 'x', body: WRONG, renderBlock: WRONG },
    { __component: 'shared.rich-text-markdown-wrapper', body: 'x', title: WRONG },
    { __component: 'shared.quote-wrapper', body: 'x', ...wrong('title name') },
    { __component: 'shared.media-wrapper', ...wrong('title file thumbnail_image link') },
    { __component: 'shared.action-btn-wrapper', name: 'x', link: WRONG },
    {
      __component: 'shared.slider-wrapper',
      title: WRONG,
      files: [{ file: { url: '/uploads/a.png' }, ...wrong('name thumbnail') }],
    },
    { __component: 'shared.stack-images', files: [wrong('file name thumbnail')] },
  ];
  const entry = { ...ARTICLE, button_name: 'x', button_link: WRONG, seo: wrong(seo), blocks };
  const { places } = await placesOf(({ articles }) => articles.find('a'), listResponse([entry]));
  const below = (place: string, names: string) =>
    names.split(' ').map((name) => `${place}.${name}`);
  expect(places).toEqual(
    [
      'button_link',
      ...below('seo', seo),
      ...below('blocks.0.renderBlock', frame),
      ...['blocks.0.title', 'blocks.1.body', 'blocks.1.renderBlock', 'blocks.2.title'],
      ...below('blocks.3', 'title name'),
      ...below('blocks.4', 'title file thumbnail_image link'),
      ...['blocks.5.link', 'blocks.6.title', 'blocks.6.files.0.name'],
      ...below('blocks.7.files.0', 'file name thumbnail'),
    ].sort(),
  );
});

test('what is wrong with a file is reported with its place', async () => {
  const image = 'mime name width height alternativeText caption focalPoint';
  const { places } = await placesOf(
    ({ settings }) => settings.list(),
    listResponse([
      {
        key: 'a',
        singleMedia: { url: '/uploads/a', ...wrong(image) },
        supportMedia: { url: '/b', mime: 'a/b', name: WRONG },
      },
    ]),
  );
  expect(places).toEqual([
    'singleMedia.alternativeText',
    'singleMedia.caption',
    'singleMedia.focalPoint',
    'singleMedia.height',
    'singleMedia.mime',
    'singleMedia.width',
    'supportMedia.name',
  ]);
});

test('what is wrong with an item of the profile or the press kit is reported with its place', async () => {
  const profile = {
    partners: [{ name: 'A', ...wrong('fullName logo link') }],
    figures: [
      { value: 1, label: 'A', suffix: WRONG },
      { value: 'x1', label: 'B' },
      { value: '1x', label: 'C' },
      { value: '1.25', label: 'D' },
    ],
    registrations: [{ name: 'A', number: '1', ...wrong('fullName issuer') }],
  };
  const { places } = await placesOf(({ companyProfile }) => companyProfile.find(), {
    body: { data: profile },
  });
  expect(places).toEqual([
    ...['figures.0.suffix', 'figures.1.value', 'figures.2.value'],
    ...['partners.0.fullName', 'partners.0.link', 'partners.0.logo'],
    ...['registrations.0.fullName', 'registrations.0.issuer'],
  ]);
  const files = [{ file: WRONG }, { file: { url: '/uploads/a' }, name: WRONG }];
  const kit = await placesOf(({ pressKit }) => pressKit.find(), { body: { data: { files } } });
  expect(kit.places).toEqual(['files.0.file', 'files.1.name']);
});

test('what is wrong with a service or with the blog list is reported with its place', async () => {
  const details = [{ title: 'A', ...wrong('description icon backgroundImage link') }];
  const services = await placesOf(
    ({ services }) => services.listCore(),
    listResponse([{ details }]),
  );
  expect(services.places).toEqual(
    ['backgroundImage', 'description', 'icon', 'link'].map((name) => `details.0.${name}`),
  );
  const { client, issues } = setup([
    ({ url }) =>
      listResponse(url.pathname.endsWith('types') ? [wrong('label IsDarkCover cover')] : []),
  ]);
  await client.blogs.find();
  expect(issues.map(({ resource, path }) => `${resource} ${path}`)).toEqual([
    'blogs label',
    'blogs IsDarkCover',
    'blogs cover',
  ]);
});

test('half a character, as a program cuts a text in the middle of an emoji, is in no text and no slug', async () => {
  const HALF = '\ud83c';
  const { client } = setup([listResponse([{ ...ARTICLE, slug: `a${HALF}`, title: `A ${HALF}` }])]);

  expect(await client.articles.find('a')).toMatchObject({ slug: 'a\ufffd', title: 'A \ufffd' });
});
