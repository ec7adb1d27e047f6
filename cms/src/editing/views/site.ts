import { KNOWN_SETTINGS } from '../known-settings';
import { LINK_HELP, ORDER_HELP, type Views } from './view';

/** Settings, menu, topics. */
export const siteViews: Views = {
  'api::global-entity.global-entity': {
    mainField: 'key',
    pageSize: 50,
    list: ['key', 'label', 'value', 'singleMedia'],
    rows: [['key', 'label'], ['value'], ['richText'], ['singleMedia', 'supportMedia']],
    fields: {
      key: {
        label: 'Key',
        help: `The name by which the site reads it: ${KNOWN_SETTINGS.join(', ')}, social_account_…. Only social_account_… can be renamed.`,
      },
      label: {
        label: 'Label',
        help: 'contact-us, careers: a heading. For a social account: what a screen reader says.',
      },
      value: {
        label: 'Value',
        help: 'The number, the address, the link, or the text under the heading of the page (contact-us, careers). Phone, e-mail and hours are those of the office in the footer: a change here changes them there. For a social account: the full address (https://…).',
        size: 12,
      },
      richText: {
        label: 'Long text or code',
        help: 'home_page_video: what the video shows, for those who cannot see it. careers: what it is like to work here. embedded-javascript runs in the browser of every visitor, embedded-css restyles every page: paste only what you trust, and look at the site afterwards.',
        size: 12,
      },
      singleMedia: {
        label: 'Image or video',
        help: 'The logo, the icon, the video, or the cover of the page (contact-us, careers).',
      },
      supportMedia: {
        label: 'Second image',
        help: 'company_logo: the logo on dark backgrounds. home_page_video: the image before the video plays.',
      },
    },
  },

  'api::menu.menu': {
    mainField: 'name',
    sort: { by: 'order', order: 'ASC' },
    pageSize: 100,
    list: ['name', 'parent', 'order', 'article', 'link', 'slug'],
    rows: [
      ['name', 'slug', 'order'],
      ['parent', 'article'],
      ['link'],
      ['description'],
      ['featuredTitle', 'featuredLink'],
    ],
    fields: {
      name: { label: 'Label', help: 'One or two words.', size: 4 },
      slug: {
        label: 'Part of the address',
        help: 'Leave it empty to make it from the label; for a label in Chinese or Amharic, write it. It is in the addresses of the entries below: /solutions/erp. An entry that opens an article has the article’s. “blogs” is hidden: that link is always there.',
        size: 4,
      },
      order: { label: 'Position', help: ORDER_HELP, size: 4 },
      parent: {
        label: 'Parent',
        help: 'Empty: on the menu bar. Four levels at most; an entry cannot be below itself.',
        mainField: 'name',
      },
      description: {
        label: 'One line about it',
        help: 'Stands below the label where the menu opens on large screens. Empty: the label alone.',
      },
      featuredTitle: {
        label: 'Featured: title',
        help: 'For an entry of the menu bar with entries below it: what its panel shows beside them, an article for example.',
      },
      featuredLink: {
        label: 'Featured: address',
        help: 'Where it leads, such as /post/everything-in-one-place. Without a title or an address nothing is featured.',
      },
      article: {
        label: 'Opens the article',
        help: 'Without an article and an address, an entry with children only opens them. A single entry without both leads to “Page not Found”.',
        mainField: 'title',
      },
      link: {
        label: 'Or leads to the address',
        help: `${LINK_HELP} Has no effect beside an article.`,
        placeholder: '/services/erp',
        size: 12,
      },
    },
  },

  'api::category.category': {
    mainField: 'name',
    sort: { by: 'order', order: 'ASC' },
    pageSize: 100,
    list: ['name', 'parent', 'order', 'link'],
    rows: [['name', 'slug', 'order'], ['link'], ['parent']],
    fields: {
      name: { label: 'Topic', help: 'Shown in the search and on “Page not Found”.', size: 4 },
      slug: {
        label: 'Key',
        help: 'Leave it empty to make it from the topic; for a topic in Chinese or Amharic, write it.',
        size: 4,
      },
      order: { label: 'Position', help: ORDER_HELP, size: 4 },
      link: {
        label: 'Link',
        help: `${LINK_HELP} A topic without one is not listed.`,
        size: 12,
      },
      parent: { label: 'Parent', help: 'Empty: a top-level topic.', mainField: 'name' },
    },
  },
};
