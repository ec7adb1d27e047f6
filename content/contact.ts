/** What the contact screen says where no field of the content service does. */
export const CONTACT_COPY = {
  title: 'Contact Us',
  breadcrumb: 'Contact',
  writeLabel: 'Write to us',
  writeTitle: 'Send us a message',
  quickContacts: 'Call us or write',
  call: 'Call us',
  write: 'Email us',
  /** Below the name of the messenger. */
  chat: 'Start a chat',
  /** Above the ways to a screen that answers at once. */
  topicsTitle: 'Is it about one of these?',
  topics: {
    quote: 'A quote',
    questions: 'A common question',
    papers: 'Registrations and certificates',
    press: 'Press',
    work: 'Working here',
  },
  promisesTitle: 'What you can count on',
  mapOf: (office: string) => `Map: ${office}`,
  officesLabel: 'Offices',
  officesTitle: 'Where to find us',
  noOffice: 'Our addresses will be listed here soon. Until then, write to us.',
  otherOffices: 'Our other offices',
  /** An office among what the search finds. */
  officeResult: (name: string) => `Contact: ${name}`,
  showMap: 'Show the map',
  loadingMap: 'The map is loading',
  unknownMap: 'We could not find this address on the map.',
  openMap: 'Open in OpenStreetMap',
  directions: 'Directions from where I am',
  directionsNotice:
    'Your browser asks for permission first. Your location is sent to openstreetmap.org only.',
  workWithUs: 'Interested in working with {brand}',
  workWithUsText: 'As a client, a partner or a colleague: write to us.',
  getInTouch: 'GET IN TOUCH',
} as const;

/** What the directions say, by the outcome of the search for the visitor's location. */
export const DIRECTIONS_COPY = {
  locating: 'Finding your location …',
  from: 'You are at',
  unnamed: 'We found your location. Directions are ready.',
  unknown: 'We could not find your location. You can enter a starting point on the map.',
  open: 'Open directions',
} as const;
