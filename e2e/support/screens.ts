/** Every screen, by its name and where it is (specification §2, Route table). */
export const SCREENS: readonly (readonly [name: string, address: string])[] = [
  ['home', '/'],
  ['company profile', '/aboutus/company-profile'],
  ['management team', '/aboutus/management-team'],
  ['services', '/services'],
  ['blog list', '/blogs'],
  ['faq', '/faq'],
  ['contact', '/contact'],
  ['article with every block', '/post/everything-in-one-place'],
  ['article', '/post/go-live-weekend'],
  ['menu article', '/solutions/erp/business-one/payroll'],
  ['search results', '/search?q=erp'],
  ['search', '/search'],
  ['quote', '/quote'],
  ['Page not Found', '/no-article-found'],
];
