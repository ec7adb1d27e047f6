/** The fixed entries of the header's menu, in the specification's wording (§2, Header). */
export const NAVIGATION_COPY = {
  home: 'Home',
  about: 'About Us',
  companyProfile: 'Company Profile',
  companyProfileText: 'Who we are, our figures and our values.',
  managementTeam: 'Management Team',
  managementTeamText: 'The people who lead our work.',
  careersText: 'Open positions, and how we choose.',
  pressText: 'Logos, images and a contact.',
  services: 'Services',
  servicesText: 'Everything we do, on one page.',
  contact: 'Contact Us',
  more: 'More',
  others: 'Find others',
} as const;

/** The entry of the blog list, in the specification's wording. */
export const BLOGS_NAME = 'BLOGS';

/** What the menus say besides the names of their entries. */
export const MENU_COPY = {
  main: 'Main',
  showSubmenu: (name: string) => `Show ${name} submenu`,
  overview: (name: string) => `${name}: overview`,
  featured: 'Featured',
} as const;

/** Around the menus, where no script needs it. */
export const HEADER_COPY = {
  mobileMenu: 'Menu',
  mobileNavigation: 'Main, small screens',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  call: 'Call',
  quote: 'Req Quote',
  allServices: 'All services',
  caseStudies: 'Case studies',
} as const;

/** The footer, in the specification's wording where it has one (§2, Footer). */
export const FOOTER_COPY = {
  newsletterTitle: 'Keep Up To Date',
  newsletterText: 'Get our newsletter by email.',
  quickNavigation: 'Quick Navigation',
  getInTouch: 'Get In Touch',
  placeAndTime: (hasAddress: boolean, hasHours: boolean) => {
    if (!hasAddress) return 'Opening hours';
    return hasHours ? 'Address and hours' : 'Address';
  },
  quickBar: 'Reach us',
  call: 'Call',
  pages: 'Pages',
  company: 'Company',
  more: 'More',
  services: 'Services',
  opensMap: '(opens the map in a new tab)',
  privacy: 'Privacy Policy',
  bottomContact: 'CONTACT',
  bottomFaq: 'FAQS',
  rights: (year: number, brand: string) => `${year} © All Rights Reserved by ${brand} Solutions`,
} as const;

export const QUICK_NAVIGATION_COPY = {
  home: 'Home',
  blogs: 'Blogs',
  contact: 'Contact',
  about: 'About Us',
} as const;

export const SCROLL_TO_TOP_COPY = 'Scroll to the top';

export const LOADING_COPY = 'Loading…';

/** What is read at the foot of a preview. */
export const PREVIEW_BAR_COPY = {
  name: 'Preview',
  draft: 'Draft.',
  draftText: 'Only you see this page.',
  sharedText: 'Everybody who has its link sees this page.',
  published: 'Published version.',
  publishedText: 'Visitors see this page like this.',
  unsaved: 'Preview before saving.',
  unsavedText: 'Visitors see the change once it is saved.',
  edit: 'Edit the entry',
  leave: 'Leave preview',
} as const;
