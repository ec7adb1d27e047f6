import type { SeedServicePage } from '../../proof-types';
import { covers } from '../media';

const GROUP = 'Connections and data';

export const connectionServices: SeedServicePage[] = [
  {
    slug: 'integration',
    title: 'Integration',
    group: GROUP,
    summary:
      'Weighbridges, tills, banks and customs declarations that pass figures on without retyping.',
    cover: covers.dark2,
    seo: {
      metaTitle: 'Systems integration: banks, tills, weighbridges',
      metaDescription:
        'We connect weighbridges, tills, banks and customs declarations, so that no figure is typed twice: from USD 6,000 per connection.',
    },
    outcomes: [
      {
        title: 'No figure typed twice',
        text: 'We list every place where somebody copies a number, and remove them one by one.',
      },
      {
        title: 'Nothing lost offline',
        text: 'When the line is down, records wait their turn and arrive once.',
      },
      {
        title: 'A status page',
        text: 'What was passed on, what waits, and what a person has to look at.',
      },
    ],
    audience: 'Companies with good systems whose people retype figures from one into another.',
    priceFrom: 6000,
    priceTo: 30000,
    currency: 'USD',
    priceNote: 'Per connection, tested with your own figures',
    duration: '3 to 10 weeks',
    lead: 'Elias Mfinanga',
    article: 'weighbridge-to-invoice',
    caseStudies: ['from-the-scale-to-the-invoice'],
    questions: [
      {
        title: 'Which systems can you connect?',
        text: 'Anything that has an interface, a file, a serial cable or a printer. The list of what we have done is long; ask about yours.',
      },
    ],
  },
  {
    slug: 'mobile-money',
    title: 'Mobile Money',
    group: GROUP,
    summary: 'Collections and payouts on every network, matched to the invoice the same night.',
    cover: covers.light4,
    seo: {
      metaTitle: 'Mobile money integration and matching',
      metaDescription:
        'Collections and payouts on every network of one country, matched to the invoice by morning: from USD 8,000, in 4 to 8 weeks.',
    },
    outcomes: [
      {
        title: 'Matched by morning',
        text: 'Ninety-seven payments in a hundred find their invoice by themselves; the other three are on a short list.',
      },
      {
        title: 'Fees where they belong',
        text: 'What a network holds for you, what it kept and what is on its way to the bank: an account for each.',
      },
      {
        title: 'Payouts with two signatures',
        text: 'Suppliers and casual staff are paid from the books, after two people have agreed.',
      },
    ],
    audience: 'Distributors, schools, utilities and lenders with more than fifty payments a day.',
    priceFrom: 8000,
    priceTo: 20000,
    currency: 'USD',
    priceNote: 'All networks in one country; network fees not included',
    duration: '4 to 8 weeks',
    lead: 'Zawadi Lyimo',
    article: 'mobile-money-reconciliation',
    caseStudies: ['forty-tills-one-evening'],
    questions: [
      {
        title: 'Do you hold our money at any time?',
        text: 'Never. What comes in goes straight to your own account, and what goes out needs two signatures of yours. We move records, not money.',
      },
    ],
  },
  {
    slug: 'data-and-reporting',
    title: 'Data and Reporting',
    group: GROUP,
    summary:
      'The figures your managers need, on one page by eight o’clock, from the books you keep.',
    cover: covers.light6,
    seo: {
      metaTitle: 'Management reporting on one page',
      metaDescription:
        'The seven figures your managers act on, on their phones by eight o’clock, from the books you keep: from USD 5,000, in 3 to 6 weeks.',
    },
    outcomes: [
      {
        title: 'Seven figures',
        text: 'The ones that you act on, chosen in one morning with the people who decide.',
      },
      {
        title: 'By eight o’clock',
        text: 'On the phones of those who need it, before the first meeting.',
      },
      { title: 'Figures you can open', text: 'Behind each one are the entries it is made of.' },
    ],
    audience: 'Owners and finance managers who get many reports and read few of them.',
    priceFrom: 5000,
    priceTo: 18000,
    currency: 'USD',
    priceNote: 'For the first page; your own people build the next ones',
    duration: '3 to 6 weeks',
    lead: 'Zawadi Lyimo',
    article: 'reports-nobody-opens',
    questions: [
      {
        title: 'Do we need a data warehouse?',
        text: 'Almost never. If you do, we will show you why, with your own question.',
      },
    ],
  },
];
