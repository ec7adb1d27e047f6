import type { SeedServicePage } from '../../proof-types';
import { covers } from '../media';

const OPERATIONS = 'Servers, networks, security';
const PEOPLE = 'People and support';

export const operationServices: SeedServicePage[] = [
  {
    slug: 'cloud-and-hosting',
    title: 'Cloud and Hosting',
    group: OPERATIONS,
    summary: 'Servers in the region or beyond it, with a written plan for the day the line fails.',
    cover: covers.dark3,
    seo: {
      metaTitle: 'Cloud hosting in Dar es Salaam and Nairobi',
      metaDescription:
        'Hosting for business systems from USD 350 a month: data where you choose, four tested restores a year, and a written plan for a cut line.',
    },
    outcomes: [
      {
        title: 'A move in one night',
        text: 'It is planned, and the way back was rehearsed the week before.',
      },
      {
        title: 'Data where you choose',
        text: 'Dar es Salaam, Nairobi or your own server room, with an encrypted copy in another city.',
      },
      {
        title: 'Tested restores',
        text: 'Four times a year we restore your data in front of you, and write down how long it took.',
      },
    ],
    audience: 'Companies whose server stands under a desk, or whose cloud bill nobody understands.',
    priceFrom: 350,
    priceTo: 2500,
    currency: 'USD',
    priceNote: 'Per month, by the number of users; the move is quoted once',
    duration: '2 to 6 weeks',
    lead: 'Zawadi Lyimo',
    article: 'cloud',
    questions: [
      {
        title: 'What if we want to leave?',
        text: 'You get your data in an open format within a week, and we help your next host for two days.',
      },
    ],
  },
  {
    slug: 'networks',
    title: 'Networks',
    group: OPERATIONS,
    summary:
      'Two lines for each branch from Tanga to Lusaka. If one fails, we call before you notice.',
    cover: covers.dark1,
    seo: {
      metaTitle: 'Branch networks with two lines, watched',
      metaDescription:
        'Fibre, radio or satellite to branches, depots and quarries: two lines from two carriers, measured every minute, from USD 1,200 per site.',
    },
    outcomes: [
      {
        title: 'Two lines, two companies',
        text: 'By fibre, radio or satellite, and the switch takes seconds.',
      },
      {
        title: 'Measured every minute',
        text: 'You see the same page as our desk: which branch, which line, since when.',
      },
      {
        title: 'Depots and quarries too',
        text: 'Masts, solar panels and lightning protection, built by our own crew.',
      },
    ],
    audience: 'Companies with branches, depots or farms that cannot wait for the office to call.',
    priceFrom: 1200,
    priceTo: 9000,
    currency: 'USD',
    priceNote: 'Per site, equipment included, carrier lines not included',
    duration: '2 to 5 weeks',
    lead: 'Baraka Mushi',
    questions: [
      {
        title: 'Do you sell the lines?',
        text: 'No. We measure what the carriers sell, and tell you which two to take.',
      },
    ],
  },
  {
    slug: 'security',
    title: 'Security',
    group: OPERATIONS,
    summary: 'Access reviews, hardening, and an engineer on duty day and night.',
    cover: covers.light5,
    seo: {
      metaTitle: 'IT security review and hardening',
      metaDescription:
        'Who still has a login, what can be reached from outside, what was never patched: a first review and the fixes from USD 4,000.',
    },
    outcomes: [
      {
        title: 'A list of the gaps',
        text: 'Who still has a login, what is reachable from outside, what was never patched.',
      },
      {
        title: 'The worst gaps closed first',
        text: 'The dangerous ones in the first week, the others by a date in the plan.',
      },
      { title: 'A number to call', text: 'An engineer on duty, with your plan in front of them.' },
    ],
    audience: 'Companies that an auditor, a bank or a large client has asked for proof.',
    priceFrom: 4000,
    priceTo: 15000,
    currency: 'USD',
    priceNote: 'For the first review and the fixes',
    duration: '2 to 6 weeks',
    lead: 'Zawadi Lyimo',
    article: 'who-still-has-a-login',
    questions: [
      {
        title: 'Do you also do penetration tests?',
        text: 'Only with a signed order that says what, when and by whom.',
      },
    ],
  },
  {
    slug: 'support',
    title: 'Support 24/7',
    group: PEOPLE,
    summary:
      'When something has stopped, you speak within one hour to somebody who knows your system.',
    cover: covers.dark3,
    seo: {
      metaTitle: '24/7 support for business systems',
      metaDescription:
        'When a system is down, you speak within one hour to somebody who knows it, day and night: support from USD 400 a month.',
    },
    outcomes: [
      {
        title: 'One hour, day and night',
        text: 'When a system is down or impaired: from your call to a person who knows it, measured, and reported each month.',
      },
      {
        title: 'One name per case',
        text: 'Whoever takes your call keeps the case; a handover is written, and you are told.',
      },
      {
        title: 'Fewer calls each quarter',
        text: 'We fix the causes of the three most frequent questions, and show you the figures.',
      },
    ],
    audience: 'Clients of ours, and companies whose supplier does not pick up.',
    priceFrom: 400,
    priceTo: 3200,
    currency: 'USD',
    priceNote: 'Per month, by level and number of users',
    duration: 'Ready two weeks after you sign',
    lead: 'Salma Othman',
    article: 'support-desk',
    caseStudies: ['forty-tills-one-evening'],
    questions: [
      {
        title: 'Do you support what others installed?',
        text: 'Yes, after a week in which we read it and write down what is missing.',
      },
    ],
  },
  {
    slug: 'training',
    title: 'Training',
    group: PEOPLE,
    summary:
      'Your own people learn to run the system, in their language, on their own month’s figures.',
    cover: covers.light4,
    seo: {
      metaTitle: 'ERP training in Swahili, English and French',
      metaDescription:
        'Training at your own desks, on your own month’s figures, for up to eight people: from USD 300 a day, in Swahili, English or French.',
    },
    outcomes: [
      { title: 'At your desks', text: 'No hotel room: the real screen, the real invoice.' },
      {
        title: 'Your trainers',
        text: 'We train those who will train the others, and sit at the back.',
      },
      {
        title: 'A short manual',
        text: 'One page per task, with your own screens, in your own words.',
      },
    ],
    audience: 'Teams with a new system, or with an old one of which they use only a part.',
    priceFrom: 300,
    priceTo: 1500,
    currency: 'USD',
    priceNote: 'Per day, for up to eight people',
    duration: 'From two days',
    lead: 'Anna Swai',
    article: 'one-system-four-languages',
    questions: [
      {
        title: 'In which languages?',
        text: 'Swahili, English and French. Written material in the one you choose.',
      },
    ],
  },
];
