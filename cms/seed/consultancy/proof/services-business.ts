import type { SeedServicePage } from '../../proof-types';
import { covers } from '../media';

const GROUP = 'Business systems';
const FIXED = 'Fixed price for a fixed scope, licences not included';

export const businessServices: SeedServicePage[] = [
  {
    slug: 'erp',
    title: 'ERP',
    group: GROUP,
    summary:
      'Finance, stock, production and people in one S/4 or Business One system that closes the month on time.',
    cover: covers.dark1,
    seo: {
      metaTitle: 'ERP implementation: price, time, what you get',
      metaDescription:
        'S/4 or Business One, set up at a fixed price with your own figures: from USD 28,000 in 12 to 26 weeks, and three month-end closes beside your people.',
    },
    outcomes: [
      {
        title: 'One set of books',
        text: 'Every receipt, bag and shift is entered once, where it happens. Nobody types it again at month-end.',
      },
      {
        title: 'A close you can plan',
        text: 'We stay for three closes. Our aim with you: the third close is finished by the fifth working day.',
      },
      {
        title: 'Your figures, tested',
        text: 'Last month runs through the new system before it goes live, and both agree to the shilling.',
      },
      {
        title: 'People who can run it',
        text: 'Two or three of your own colleagues are trained first, and train the others.',
      },
    ],
    audience:
      'Companies with ten users or more whose figures live in several places: mills, factories, distributors, groups. With fewer, a good accounting package is usually enough, and we will say so.',
    priceFrom: 28000,
    priceTo: 90000,
    currency: 'USD',
    priceNote: `${FIXED}. A group on S/4 starts at USD\u00a0240,000.`,
    // A span of time and the name of a product stay in one line.
    duration:
      '12\u00a0to\u00a026\u00a0weeks with Business\u00a0One, 9\u00a0to\u00a014\u00a0months with S/4',
    lead: 'Juma Nassoro',
    article: 'erp',
    caseStudies: ['closing-on-the-third-day'],
    questions: [
      {
        title: 'Which of the two products fits us?',
        text: 'One company, or a few, and up to a hundred users: Business One. Several companies with one consolidated close: S/4. We decide together after the first half day.',
      },
      {
        title: 'What do we have to do ourselves?',
        text: 'Clean the item list and the customer list, name two key users, and keep the go-live weekend free. The rest is our work.',
      },
      {
        title: 'What happens if it is late?',
        text: 'You hear it from us first, with the reason and a new date. You pay each stage only after you have signed it.',
      },
    ],
  },
  {
    slug: 'payroll',
    title: 'Payroll',
    group: GROUP,
    summary: 'Salaries, PAYE and pension returns for four countries, correct on the first run.',
    cover: covers.light5,
    seo: {
      metaTitle: 'Payroll set-up: price, time, what you get',
      metaDescription:
        'Payroll for four countries from USD 9,000: PAYE, pension and levies, two months side by side with the old one, and payslips on the phone.',
    },
    outcomes: [
      {
        title: 'Two months side by side',
        text: 'Old and new payroll run together until every payslip is the same, to the shilling.',
      },
      {
        title: 'Returns ready to file',
        text: 'PAYE, pension and skills levy, in the form that each authority accepts.',
      },
      {
        title: 'Payslips on the phone',
        text: 'Everybody gets their own, in Swahili or English, and nobody else’s.',
      },
    ],
    audience: 'Employers of fifty people or more, in one country or several.',
    priceFrom: 9000,
    priceTo: 22000,
    currency: 'USD',
    priceNote: FIXED,
    duration: '6 to 8 weeks',
    lead: 'Rehema Chande',
    article: 'payroll',
    questions: [
      {
        title: 'Who changes the tables when the law does?',
        text: 'We do, before the first run that needs them. It is part of the support contract.',
      },
    ],
  },
  {
    slug: 'port-and-logistics',
    title: 'Port and Logistics Systems',
    group: GROUP,
    summary: 'Gate, weighbridge, yard and invoice in one system, without retyping.',
    cover: covers.dark2,
    seo: {
      metaTitle: 'Port and logistics systems, gate to invoice',
      metaDescription:
        'Gate, weighbridge, yard and invoice in one system, also with a scale from 1998: from USD 18,000 per site, in 8 to 14 weeks.',
    },
    outcomes: [
      {
        title: 'From scale to invoice',
        text: 'The weight is on the invoice before the lorry has left the gate.',
      },
      {
        title: 'Every container located',
        text: 'Which container stands where, since when, and what it costs today.',
      },
      {
        title: 'One file number',
        text: 'Declaration, release and delivery note share it.',
      },
    ],
    audience: 'Depots, terminals, hauliers and factories with a weighbridge.',
    priceFrom: 18000,
    priceTo: 60000,
    currency: 'USD',
    priceNote: 'Per site, hardware not included',
    duration: '8 to 14 weeks',
    lead: 'Elias Mfinanga',
    article: 'weighbridge-to-invoice',
    caseStudies: ['from-the-scale-to-the-invoice'],
    questions: [
      {
        title: 'Our weighbridge is from 1998. Does it work?',
        text: 'If it has a serial port, yes. If it has none, we read its display.',
      },
    ],
  },
];
