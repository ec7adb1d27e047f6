import { LINK_HELP, ORDER_HELP, type Views } from './view';

const SHARED_HELP = 'Of the office in the footer: the top bar shows the same, and changes with it.';

/** What the organization says about itself: profile, services, team, offices, questions. */
export const companyViews: Views = {
  'api::company-profile.company-profile': {
    mainField: 'brand',
    rows: [
      ['brand', 'city', 'founded'],
      ['legalName'],
      ['registrations'],
      ['accentColor'],
      ['heroTitle'],
      ['heroText'],
      ['cloudLink', 'assistantLink'],
      ['assistantTitle'],
      ['assistantText'],
      ['assistantQuestion'],
      ['assistantAnswer'],
      ['assistantSources'],
      ['coreServicesText'],
      ['promoTitle'],
      ['promoText'],
      ['partners'],
      ['vendors'],
      ['newsletterText', 'quoteText'],
      ['contactTitle'],
      ['contactText'],
      ['promises'],
      ['faqText'],
      ['servicesHeadline'],
      ['servicesText'],
      ['profileDescription'],
      ['badges'],
      ['figures'],
      ['differentiatorsTitle'],
      ['differentiators'],
      ['values'],
      ['visionTitle'],
      ['vision'],
      ['partnersTitle'],
      ['memberships'],
      ['teamText'],
      ['closingTitle'],
      ['closingText'],
      ['footerText'],
    ],
    fields: {
      brand: {
        label: 'Name of the organization',
        help: 'In every page title, in the footer and wherever a text says {brand}.',
        size: 4,
      },
      city: {
        label: 'City',
        help: 'Beside the year, in the first line of the home page.',
        size: 4,
      },
      founded: { label: 'Founded in', help: 'The year; “Since …” on the site.', size: 4 },
      legalName: {
        label: 'Registered name',
        help: 'As on a contract, on About under “On paper”.',
        size: 12,
      },
      registrations: {
        label: 'About: registrations',
        help: 'What a procurement officer asks for: TIN, VRN, company number, licences.',
      },
      accentColor: {
        label: 'Color of buttons',
        help: 'Such as #0a7d4b; empty: the site’s own. Black or white text is put on it, whichever is easier to read.',
        placeholder: '#0a7d4b',
        size: 6,
      },
      heroTitle: {
        label: 'Home: headline',
        help: 'The first text a visitor reads. {brand} becomes the name of the organization.',
        placeholder: 'We are {brand} Consulting',
        size: 12,
      },
      heroText: { label: 'Home: text under the headline', help: 'One or two sentences.', size: 12 },
      cloudLink: { label: 'Home: page of the cloud offering', help: LINK_HELP },
      assistantLink: { label: 'Home: page of the assistant', help: LINK_HELP },
      assistantTitle: { label: 'Home: heading of the example of the assistant', size: 12 },
      assistantText: { label: 'Home: text beside the example', size: 12 },
      assistantQuestion: {
        label: 'Home: example of a question',
        help: 'Without a question and an answer the home page shows no example.',
        size: 12,
      },
      assistantAnswer: {
        label: 'Home: example of an answer',
        help: 'Numbers in brackets name the sources: “Four customers [1].”',
        size: 12,
      },
      assistantSources: {
        label: 'Home: sources of the answer',
        help: 'One a line: the document, a bar, what it says there. “Invoice 2214 | due 30 June”',
        size: 12,
      },
      coreServicesText: {
        label: 'Home: text above the core services',
        help: 'One or two sentences; empty leaves it out.',
        size: 12,
      },
      promoTitle: {
        label: 'Home: heading of the video',
        help: 'The video itself is the site setting home_page_video.',
        size: 12,
      },
      promoText: { label: 'Home: text beside the video', size: 12 },
      partners: { label: 'Home: partners', help: 'Their logos, in one row, in this order.' },
      vendors: {
        label: 'Home: vendors',
        help: 'Software vendors that the organization is a partner of.',
      },
      newsletterText: { label: 'Text of the newsletter', help: 'Why somebody should subscribe.' },
      quoteText: { label: 'Text beside the quote form', help: 'What happens after it was sent.' },
      contactTitle: {
        label: 'Contact: heading of the form',
        help: 'What visitors can rely on, such as “We reply within 24 hours”. Promise only what you can keep.',
        size: 12,
      },
      contactText: { label: 'Contact: text under the heading', size: 12 },
      promises: {
        label: 'Promises beside the forms',
        help: 'Up to three: a figure such as 24/7, and what it stands for. Promise only what you can keep.',
      },
      faqText: { label: 'FAQ: text of “Ask your question”', size: 12 },
      servicesHeadline: { label: 'Services: headline', size: 12 },
      servicesText: { label: 'Services: introduction', size: 12 },
      profileDescription: {
        label: 'About: introduction',
        help: 'Who the organization is, in one paragraph.',
        size: 12,
      },
      badges: { label: 'About: badges', help: 'Short: two or three words each.' },
      figures: {
        label: 'Figures of the organization',
        help: 'On the home page and on About. Four look best.',
      },
      differentiatorsTitle: {
        label: 'About: heading of what sets the organization apart',
        size: 12,
      },
      differentiators: {
        label: 'About: what sets the organization apart',
        help: 'Three look best.',
      },
      values: { label: 'About: values' },
      visionTitle: { label: 'About: heading of the vision', size: 12 },
      vision: { label: 'About: vision', size: 12 },
      partnersTitle: { label: 'About: heading of the memberships', size: 12 },
      memberships: {
        label: 'About: memberships',
        help: 'Associations that the organization belongs to.',
      },
      teamText: { label: 'Team: introduction', size: 12 },
      closingTitle: { label: 'Last call on each page: heading', size: 12 },
      closingText: { label: 'Last call on each page: text', size: 12 },
      footerText: { label: 'Footer: the organization in one sentence', size: 12 },
    },
  },
  'company.badge': {
    mainField: 'text',
    rows: [['text']],
    fields: { text: { label: 'Text', placeholder: 'Gold partner', size: 12 } },
  },
  'company.figure': {
    mainField: 'label',
    rows: [['value', 'suffix', 'label']],
    fields: {
      value: { label: 'Number', placeholder: '400', size: 4 },
      suffix: { label: 'Suffix', help: '+ or %', placeholder: '+', size: 4 },
      label: { label: 'What it counts', placeholder: 'Projects', size: 4 },
    },
  },
  'company.mark': {
    mainField: 'name',
    rows: [
      ['name', 'fullName'],
      ['logo', 'link'],
    ],
    fields: {
      name: {
        label: 'Name',
        help: 'Or the letters it is known by. Read aloud instead of the logo.',
      },
      fullName: { label: 'Name in full', help: 'Where the name is an abbreviation.' },
      logo: {
        label: 'Logo',
        help: 'SVG or PNG without background. The name is its text alternative.',
      },
      link: { label: 'Their website', help: LINK_HELP },
    },
  },
  'company.text-item': {
    mainField: 'title',
    rows: [['title'], ['text']],
    fields: { title: { label: 'Heading', size: 12 }, text: { label: 'Text', size: 12 } },
  },

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
        help: 'In this order. Their titles are the choices of the quote form.',
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
        help: 'On the Services page, behind the name. Decoration: no alternative text needed.',
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
      label: { label: 'Name of the office', placeholder: 'Dar es Salaam, Head Office', size: 8 },
      isDefault: {
        label: 'In the footer of every page',
        help: 'For one office: switching it on here switches it off elsewhere.',
        size: 4,
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
        help: 'Questions with the same words here stand together below them. Empty: no heading.',
        size: 8,
      },
      order: { label: 'Position', help: ORDER_HELP, size: 4 },
    },
  },
};
