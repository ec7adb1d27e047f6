import { ORDER_HELP, type Views } from './view';

const SHARED_HELP = 'Of the office in the footer: the top bar shows the same, and changes with it.';

/** What belongs to the organization: services, team, offices, questions. */
export const companyViews: Views = {
  'api::service.service': {
    mainField: 'type',
    list: ['type', 'updatedAt'],
    rows: [['type'], ['details']],
    fields: {
      updatedAt: { label: 'Changed' },
      type: {
        label: 'Where it is shown',
        help: '“core”: on the home page. “main”: on the Services page. One entry of each; the site reads the first.',
        size: 12,
      },
      details: {
        label: 'Services',
        help: 'Shown in this order. In the quote form, services with a page of their own appear under that page’s name; the titles of the others follow.',
      },
    },
  },
  'service.detail': {
    mainField: 'title',
    rows: [['title', 'link'], ['description'], ['icon', 'backgroundImage']],
    fields: {
      title: { label: 'Name of the service' },
      link: {
        label: 'Link of “Read More”',
        help: 'Its service page (/services/erp), or another address. Empty: the Services page.',
        placeholder: '/services/erp',
      },
      description: { label: 'What the client gets', help: 'One or two sentences.', size: 12 },
      icon: {
        label: 'Icon',
        help: 'A small drawing, SVG. Decoration: no alternative text needed.',
      },
      backgroundImage: {
        label: 'Image of the card',
        help: 'On the Services page: a photo above the name, a drawing behind it. Decoration: no alternative text needed.',
      },
    },
  },

  'api::team.team': {
    mainField: 'name',
    sort: { by: 'order', order: 'ASC' },
    pageSize: 50,
    list: ['profile', 'name', 'designation', 'order'],
    rows: [['name', 'designation', 'order'], ['profile'], ['description']],
    fields: {
      name: { label: 'Name', size: 4 },
      designation: { label: 'Role', placeholder: 'Head of consulting', size: 4 },
      order: {
        label: 'Position',
        help: `The first three are the leadership. ${ORDER_HELP}`,
        size: 4,
      },
      profile: {
        label: 'Portrait',
        help: 'Upright or square, at least 600 pixels. Needs an alternative text: the person’s name is enough.',
        size: 12,
      },
      description: {
        label: 'About the person',
        help: 'Opens with “Read More”. Empty: no such button.',
        size: 12,
      },
    },
  },

  'api::company-address.company-address': {
    mainField: 'label',
    list: ['label', 'isDefault', 'phone', 'email'],
    rows: [
      ['label', 'isDefault'],
      ['address'],
      ['phone', 'email'],
      ['time'],
      ['latitude', 'longitude'],
    ],
    fields: {
      label: { label: 'Name of the office', placeholder: 'Dar es Salaam, Head Office', size: 6 },
      isDefault: {
        label: 'In the footer of every page',
        help: 'For one office: switching it on here switches it off elsewhere.',
        size: 6,
      },
      address: { label: 'Street and town', help: 'As on an envelope.', size: 12 },
      phone: {
        label: 'Phone',
        help: `With the country’s code. ${SHARED_HELP}`,
        placeholder: '+255 22 000 0010',
      },
      email: { label: 'E-mail', help: SHARED_HELP },
      time: {
        label: 'Opening hours',
        help: `“Sat:” starts a new line. ${SHARED_HELP}`,
        placeholder: 'Mon-Fri: 8:00 - 17:00 Sat: 9:00 - 13:00',
        size: 12,
      },
      latitude: {
        label: 'Latitude',
        help: 'For the map: north is positive.',
        placeholder: 'such as -6.8132',
      },
      longitude: { label: 'Longitude', help: 'East is positive.', placeholder: 'such as 39.2905' },
    },
  },

  'api::qna.qna': {
    mainField: 'title',
    sort: { by: 'order', order: 'ASC' },
    pageSize: 50,
    list: ['title', 'order', 'createdAt'],
    rows: [['title'], ['description'], ['group', 'order']],
    fields: {
      createdAt: { label: 'Written' },
      title: { label: 'Question', help: 'Plain text or simple HTML.', size: 12 },
      description: {
        label: 'Answer',
        help: 'An empty line starts a paragraph, a line that starts with “- ” a list entry. Or HTML: <p>, <ul>, <a href="/contact">; unsafe parts are removed.',
        size: 12,
      },
      group: {
        label: 'Group',
        help: 'Questions with the same group are listed together under its name. Empty: no heading.',
        size: 8,
      },
      order: { label: 'Position', help: ORDER_HELP, size: 4 },
    },
  },
};
