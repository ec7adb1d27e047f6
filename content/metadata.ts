/**
 * Page names for titles, and the descriptions for search engines where the content service has
 * none. They hold for any organization.
 */
export const METADATA_COPY = {
  home: { page: 'Home', description: 'Who we are, what we offer, and the latest news.' },
  companyProfile: {
    page: 'About Us',
    description: 'Who we are, what we stand for, and where we are going.',
  },
  managementTeam: {
    page: 'About Us',
    title: 'Management Team',
    description: 'The people who lead our work, and their areas of responsibility.',
  },
  services: {
    page: 'Services',
    description: 'What we offer: our main services and how we work.',
  },
  faq: {
    page: 'FAQ',
    description: 'Short answers to frequently asked questions.',
  },
  contact: {
    page: 'Contact',
    description: 'Offices, phone numbers and opening hours, and a contact form.',
  },
  quote: { page: 'Request A Quote', description: 'Tell us what you need and get a free quote.' },
  search: {
    page: 'Search',
    description: 'Search our services, articles, questions and people.',
  },
  newsletter: { page: 'Newsletter', description: 'Confirm or end your subscription.' },
} as const;
