/**
 * The content types that specification §3 and §7 name, with the fields named there and no others.
 * `parent` of a menu item, `noindex`, links of services and so on are additions of our own content
 * service: they must never appear here.
 */

type Attribute = Readonly<Record<string, unknown>>;
export type Attributes = Readonly<Record<string, Attribute>>;

export type ContentType = {
  /** Last part of its path: `articles` is `/api/articles`. */
  plural: string;
  isSingle?: boolean;
  hasDrafts?: boolean;
  attributes: Attributes;
};

const string: Attribute = { type: 'string' };
const text: Attribute = { type: 'text' };
const integer: Attribute = { type: 'integer' };
const flag: Attribute = { type: 'boolean' };
const media: Attribute = { type: 'media', multiple: false };
const component = (name: string): Attribute => ({ type: 'component', component: name });
const components = (name: string): Attribute => ({ ...component(name), repeatable: true });
const relation = (kind: string, target: string): Attribute => ({
  type: 'relation',
  relation: kind,
  target: `api::${target}.${target}`,
});

const frame = { renderBlock: component('shared.render-block') };
const files = { files: components('shared.media-item') };

const BLOCKS = {
  'shared.rich-text-markdown-wrapper': { body: { type: 'richtext' }, title: string, ...frame },
  'shared.html-markdown-wrapper': { body: text, title: string, ...frame },
  'shared.action-btn-wrapper': { name: string, link: string, ...frame },
  'shared.slider-wrapper': { ...files, title: string, ...frame },
  'shared.quote-wrapper': { body: text, name: string, title: string, ...frame },
  'shared.media-wrapper': { file: media, thumbnail_image: media, title: string, ...frame },
  'shared.stack-images': { ...files, title: string, ...frame },
  'shared.carousel-button': { name: string, link: string, ...frame },
  'shared.rich-text': { body: { type: 'richtext' }, ...frame },
};
const blocks: Attribute = { type: 'dynamiczone', components: Object.keys(BLOCKS) };

export const COMPONENTS: Readonly<Record<string, Attributes>> = {
  ...BLOCKS,
  'shared.render-block': {
    value: string,
    width: string,
    fontSize: string,
    styleCSS: text,
    innerStyleCSS: text,
    padding: string,
    margin: string,
    htmlCSSClasses: string,
    innerHtmlCSSClasses: string,
  },
  'shared.media-item': { name: string, file: media, thumbnail: media },
  'shared.seo': { metaTitle: string, metakeywords: text, metaDescription: text, shareImage: media },
  'shared.service-detail': {
    title: string,
    description: text,
    icon: media,
    backgroundImage: media,
  },
};

export const CONTENT_TYPES: Readonly<Record<string, ContentType>> = {
  menu: {
    plural: 'menus',
    attributes: {
      name: string,
      slug: string,
      order: integer,
      article: relation('oneToOne', 'article'),
      children: relation('oneToMany', 'menu'),
    },
  },
  article: {
    plural: 'articles',
    hasDrafts: true,
    attributes: {
      slug: string,
      title: string,
      description: text,
      cover: media,
      thumbnail_image: media,
      IsDarkCover: flag,
      button_name: string,
      button_link: string,
      seo: component('shared.seo'),
      blocks,
    },
  },
  'article-type': {
    plural: 'article-types',
    attributes: {
      type: string,
      label: string,
      cover: media,
      IsDarkCover: flag,
      articles: relation('oneToMany', 'article'),
    },
  },
  service: {
    plural: 'services',
    attributes: { type: string, details: components('shared.service-detail') },
  },
  category: {
    plural: 'categories',
    attributes: { name: string, slug: string, children: relation('oneToMany', 'category') },
  },
  'global-entity': {
    plural: 'global-entities',
    attributes: {
      key: string,
      value: text,
      richText: text,
      label: string,
      singleMedia: media,
      supportMedia: media,
    },
  },
  'company-address': {
    plural: 'company-addresses',
    attributes: {
      isDefault: flag,
      label: string,
      address: text,
      phone: string,
      email: string,
      time: string,
    },
  },
  team: {
    plural: 'teams',
    attributes: {
      name: string,
      designation: string,
      description: text,
      profile: media,
      order: integer,
    },
  },
  qna: { plural: 'qnas', attributes: { title: text, description: text } },
  about: { plural: 'abouts', isSingle: true, attributes: { blocks, featuredMedia: media } },
  'quote-request': {
    plural: 'quote-requests',
    attributes: { name: string, email: string, phone: string, service: string, message: text },
  },
  'free-quote': {
    plural: 'free-quotes',
    attributes: { name: string, email: string, phone: string, service: string, message: text },
  },
  newsletter: { plural: 'newsletters', attributes: { email: string } },
  contact: {
    plural: 'contacts',
    attributes: { name: string, company_name: string, email: string, phone: string, message: text },
  },
};

/** The types that only receive what visitors send. */
export const FORM_TYPES = ['quote-request', 'free-quote', 'newsletter', 'contact'];
