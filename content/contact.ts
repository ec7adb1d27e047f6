/** The three fixed tiles of the contact screen (specification §2, Contact). */
export const CONTACT_PROMISES = [
  { figure: '24/7', label: 'Support' },
  { figure: '1hr', label: 'Response' },
  { figure: '100%', label: 'Quality' },
] as const;

/** What the contact screen says where no field of the content service does. */
export const CONTACT_COPY = {
  title: 'Contact Us',
  breadcrumb: 'Contact',
  writeLabel: 'Write to us',
  writeTitle: 'We reply within 24 hours',
  writeText: 'A person reads every message, and the one who can help answers it.',
  promisesTitle: 'What you can count on',
  officesLabel: 'Offices',
  officesTitle: 'Where to find us',
  noOffice: 'Our addresses are being updated. Write to us, and we will tell you where to find us.',
  headOffice: 'Head office',
  showMap: 'Show the map',
  loadingMap: 'The map is loading',
  openMap: 'Open in OpenStreetMap',
  directions: 'Directions from where I am',
  directionsNotice:
    'Your browser asks before it says where you are. Only openstreetmap.org is told.',
  workWithUs: 'Interested in working with {brand}',
  workWithUsText: 'As a client, a partner or a colleague: it starts with the same message.',
  getInTouch: 'GET IN TOUCH',
} as const;

/** What the directions say, by what came of asking. */
export const DIRECTIONS_COPY = {
  locating: 'Finding out where you are …',
  from: 'You are at',
  unnamed: 'Your position is known, the name of the place is not. The way from there is.',
  unknown: 'Your position is not known. The map asks you where you start.',
  open: 'Open the directions',
} as const;
