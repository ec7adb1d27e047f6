/** The media library: the name of a file there, and the sample file that it is. */
export const FILES = {
  'image.webp': {
    source: 'cover-consultancy-01.webp',
    mime: 'image/webp',
    width: 1600,
    height: 900,
  },
  'icon.svg': { source: 'icon-air.svg', mime: 'image/svg+xml', width: 64, height: 64 },
  'video.mp4': { source: 'promo-consultancy.mp4', mime: 'video/mp4', width: null, height: null },
} as const;

/** Another entry, by its key below. */
export const entry = (key: string) => ({ $entry: key });
/** A file of the media library: an image, a video or an icon. */
export const file = (name: keyof typeof FILES) => ({ $file: name });

export type Entry = { type: string; key?: string; data: Readonly<Record<string, unknown>> };

const WIDE = { value: 'Full', fontSize: '18px', padding: '0 200px', htmlCSSClasses: 'text-lead' };
const media = { name: 'The port', file: file('image.webp') };

/** What no line can hold. */
export const LONG_WORD = 'Uwekezajimkubwa'.repeat(17);

/** Slugs that no editor means, and that the service publishes without complaint. */
export const ODD_SLUGS = [
  '..',
  '100% sure?',
  'a/b',
  'long-'.repeat(49),
  'habari-za-😀',
  'pct%41',
  'notes.md',
];

/** Every kind of block that the specification names. */
const BLOCKS = [
  {
    __component: 'shared.rich-text-markdown-wrapper',
    body: 'Weighbridge **tickets**',
    renderBlock: WIDE,
  },
  {
    __component: 'shared.html-markdown-wrapper',
    body: '<p>Bonded <em>cargo</em></p><p>مرحبا بكم</p>',
  },
  { __component: 'shared.html-markdown-wrapper', title: 'A heading without text' },
  { __component: 'shared.action-btn-wrapper', name: 'Call us', link: '/contact' },
  { __component: 'shared.slider-wrapper', files: [media, media] },
  { __component: 'shared.quote-wrapper', body: 'It arrived early.', name: 'A client' },
  {
    __component: 'shared.media-wrapper',
    file: file('image.webp'),
    thumbnail_image: file('image.webp'),
  },
  { __component: 'shared.stack-images', files: [media, { name: 'Without an image' }] },
  { __component: 'shared.carousel-button', name: 'Never', link: '/never' },
  { __component: 'shared.rich-text', body: 'Never shown' },
];

const article = (slug: string, data: Readonly<Record<string, unknown>> = {}): Entry => ({
  type: 'article',
  key: slug,
  data: { slug, title: `About ${slug}`, description: `What ${slug} is.`, ...data },
});

const menuItem = (slug: string, data: Readonly<Record<string, unknown>> = {}): Entry => ({
  type: 'menu',
  key: `menu-${slug}`,
  data: { slug, name: `Menu ${slug}`, order: 1, ...data },
});

const setting = (key: string, data: Readonly<Record<string, unknown>>): Entry => ({
  type: 'global-entity',
  data: { key, ...data },
});

/** Content of an organization that this product has never seen. An entry comes after those it names. */
export const ENTRIES: readonly Entry[] = [
  article('customs', {
    IsDarkCover: true,
    cover: file('image.webp'),
    thumbnail_image: file('image.webp'),
    button_name: 'Start',
    button_link: '',
    seo: { metaTitle: 'Customs', metakeywords: 'forodha', shareImage: file('image.webp') },
    blocks: BLOCKS,
  }),
  article('road-freight'),
  article('warehouses'),
  // Everything that the specification does not call required is absent.
  { type: 'article', key: 'whats-new', data: { slug: 'whats-new' } },
  ...['one', 'two', 'three'].map((name) => article(`notes-${name}`)),
  article('notes-four', { title: LONG_WORD, description: LONG_WORD }),
  {
    type: 'article-type',
    data: {
      type: 'blogs',
      label: 'Our notes',
      IsDarkCover: true,
      cover: file('image.webp'),
      articles: ['one', 'two', 'three', 'four'].map((name) => entry(`notes-${name}`)),
    },
  },
  ...ODD_SLUGS.map((slug) => article(slug)),
  menuItem('..', { order: 5, article: entry('..') }),
  menuItem('deepest', { article: entry('customs') }),
  menuItem('deeper', { children: [entry('menu-deepest')] }),
  menuItem('second', { order: 2, article: entry('warehouses'), children: [entry('menu-deeper')] }),
  menuItem('first', { order: 1, article: entry('road-freight') }),
  menuItem('solutions', { order: 2, children: [entry('menu-second'), entry('menu-first')] }),
  menuItem('updates', { order: 1, article: entry('whats-new') }),
  menuItem('nowhere', { order: 3 }),
  menuItem('long', { order: 4, name: LONG_WORD, article: entry('warehouses') }),
  {
    type: 'service',
    data: {
      type: 'core',
      details: [
        { title: 'Sea freight', description: 'By dhow and by ship', icon: file('icon.svg') },
        { title: 'Air freight' },
        { title: LONG_WORD, description: LONG_WORD },
      ],
    },
  },
  {
    type: 'service',
    data: {
      type: 'main',
      details: [
        { title: 'Clearing', icon: file('icon.svg'), backgroundImage: file('image.webp') },
        { title: LONG_WORD },
        { title: 'Trucking', backgroundImage: file('image.webp') },
      ],
    },
  },
  { type: 'category', key: 'rail', data: { name: 'Rail', slug: 'rail' } },
  { type: 'category', data: { name: 'Transport', slug: 'transport', children: [entry('rail')] } },
  setting('company_logo', { value: 'Bandari', singleMedia: file('image.webp') }),
  setting('company_phone', { value: '+255 22 000 0099' }),
  setting('company_email', { value: 'info@bandari.example' }),
  setting('company_time', { value: 'Mon-Fri: 8:00 - 17:00 Sat: 9:00 - 13:00' }),
  setting('quote_form_left_side', { singleMedia: file('image.webp') }),
  setting('contact-us', { label: 'Talk to us', value: 'We answer.' }),
  setting('home_page_video', { singleMedia: file('video.mp4'), supportMedia: file('image.webp') }),
  setting('social_account_linkedin', {
    value: 'https://social.example/b',
    singleMedia: file('icon.svg'),
  }),
  setting('embedded-css', { richText: 'h1 { letter-spacing: 3px }' }),
  setting('embedded-javascript', { richText: 'window.embedded = true;\r\n// </footer>\r\n' }),
  {
    type: 'company-address',
    data: {
      isDefault: true,
      label: 'Head office',
      address: 'Sokoine Drive, Dar es Salaam',
      phone: '+255 22 000 0001',
      email: 'dar@bandari.example',
      time: 'Mon-Fri: 8:00 - 17:00 Sat: 9:00 - 13:00',
    },
  },
  { type: 'company-address', data: { phone: '+255 22 000 0002' } },
  { type: 'company-address', data: { label: LONG_WORD, address: LONG_WORD, email: LONG_WORD } },
  {
    type: 'team',
    data: { name: 'Neema Said', designation: 'Director', order: 1, profile: file('image.webp') },
  },
  { type: 'team', data: { name: 'Juma Ali', order: 2, description: 'Knows every border post.' } },
  { type: 'qna', data: { title: '<b>How long?</b>', description: '<p>Three days.</p>' } },
  { type: 'qna', data: { title: 'Do you work on Sundays?' } },
  { type: 'qna', data: { title: LONG_WORD, description: LONG_WORD } },
  { type: 'qna', data: { title: 'سؤال', description: 'جواب' } },
  { type: 'team', data: { name: LONG_WORD, designation: LONG_WORD, order: 3 } },
  { type: 'about', data: { blocks: BLOCKS.slice(0, 2), featuredMedia: file('image.webp') } },
];
