/**
 * What visitors type who mean one of the site's screens, in English and Swahili, besides the words that
 * the screen shows.
 */
export const SEARCH_KEYWORDS = {
  services: 'services, huduma',
  contact:
    'phone, telephone, call, WhatsApp, email, e-mail, address, office, map, directions, wasiliana, mawasiliano, simu, anwani, ofisi',
  /** Of each office, beside its place, its number and its hours. */
  office:
    'office, branch, location, located, address, map, directions, phone, opening hours, working hours, ofisi, tawi, anwani, simu',
  companyProfile: 'about us, history, mission, vision, values, historia',
  managementTeam:
    'team, people, leadership, leaders, directors, management, viongozi, uongozi, timu',
  blogs: 'blog, news, articles, stories, habari, makala',
  faq: 'questions, answers, help, frequently asked questions, maswali',
  quote: 'quotation, estimate, offer, price, cost, budget, demo, bei, gharama',
  /** Of a service that names its price. */
  price: 'cost',
} as const;
