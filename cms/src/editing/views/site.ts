import { LINK_HELP, ORDER_HELP, type Views } from './view';

/** What holds the site together: settings, menu, topics. */
export const siteViews: Views = {
  'api::global-entity.global-entity': {
    mainField: 'key',
    pageSize: 50,
    list: ['key', 'label', 'value', 'singleMedia'],
    rows: [['key', 'label'], ['value'], ['richText'], ['singleMedia', 'supportMedia']],
    fields: {
      key: {
        label: 'Key',
        help: 'What the site asks for: company_logo, company_phone, company_email, company_time, contact-us, home_page_video, quote_form_left_side, social_account_… , embedded-css, embedded-javascript. Do not rename.',
      },
      label: { label: 'Name for people', help: 'Of a social account: what a screen reader says.' },
      value: {
        label: 'Value',
        help: 'The number, the address or the link. Of a social account: the whole address (https://…).',
        size: 12,
      },
      richText: {
        label: 'Long text or code',
        help: 'embedded-javascript runs in the browser of every visitor, embedded-css restyles every page: paste only what you trust, and look at the site afterwards.',
        size: 12,
      },
      singleMedia: { label: 'Picture or film', help: 'The logo, the icon, or the film.' },
      supportMedia: { label: 'Second picture', help: 'The still that stands before the film.' },
    },
  },

  'api::menu.menu': {
    mainField: 'name',
    sort: { by: 'order', order: 'ASC' },
    pageSize: 100,
    list: ['name', 'parent', 'order', 'article', 'slug'],
    rows: [['name', 'slug', 'order'], ['parent', 'article'], ['children']],
    fields: {
      name: { label: 'Words in the menu', help: 'One or two.', size: 4 },
      slug: {
        label: 'Part of the address',
        help: 'Small letters, digits and dashes: /solutions/erp is “solutions”, then “erp”. “blogs” is hidden: that link is always there.',
        size: 4,
      },
      order: { label: 'Position', help: ORDER_HELP, size: 4 },
      parent: {
        label: 'Stands below',
        help: 'Empty: on the bar itself. Four levels at most. Never below itself.',
        mainField: 'name',
      },
      article: {
        label: 'Opens the article',
        help: 'Without one, an entry that has others below it only opens them. A single entry without an article leads to “Page not Found”.',
        mainField: 'title',
      },
      children: {
        label: 'Entries below',
        help: 'Usually chosen the other way round, in the entry that stands below.',
        mainField: 'name',
        size: 12,
      },
    },
  },

  'api::category.category': {
    mainField: 'name',
    sort: { by: 'order', order: 'ASC' },
    pageSize: 100,
    list: ['name', 'parent', 'order', 'link'],
    rows: [['name', 'slug', 'order'], ['link'], ['parent', 'children']],
    fields: {
      name: { label: 'Topic', help: 'Shown in the search and on “Page not Found”.', size: 4 },
      slug: { label: 'Key', help: 'Small letters, digits and dashes.', size: 4 },
      order: { label: 'Position', help: ORDER_HELP, size: 4 },
      link: {
        label: 'Where it leads',
        help: `${LINK_HELP} A topic without one is not listed.`,
        size: 12,
      },
      parent: { label: 'Stands below', help: 'Empty: a topic of its own.', mainField: 'name' },
      children: { label: 'Topics below', mainField: 'name' },
    },
  },
};
