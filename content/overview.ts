/** The fixed texts of llms.txt. */
export const OVERVIEW_COPY = {
  about: 'About the organization',
  solutions: 'Solutions',
  articles: 'Articles',
  optional: 'Optional',
  companyProfile: ['Company profile', 'who we are, our numbers, values and memberships'],
  managementTeam: ['Management team', 'the people who lead our work'],
  services: ['Services', 'what we offer'],
  blogs: ['Blogs', 'news and lessons from our projects'],
  faq: ['Frequently asked questions', 'short answers'],
  contact: ['Contact', 'offices, phone numbers and opening hours'],
  quote: ['Request a quote', 'a form that reaches the sales team'],
  sitemap: ['All pages', 'the sitemap'],
  feed: ['News', 'the newest articles as JSON Feed'],
} as const;
