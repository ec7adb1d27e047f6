import type { SeedCaseStudy, SeedTestimonial } from '../../proof-types';
import { gallery } from '../media';

/** The clients are made up, and every page says so. */
const EXAMPLE =
  'An example: clients and figures are made up, to show what a case study looks like here.';

export const caseStudies: SeedCaseStudy[] = [
  {
    slug: 'closing-on-the-third-day',
    title: 'The month closes on working day 3, not 13',
    client: 'Tembo Mills',
    logo: { file: 'partner-tembo-mills.svg', alt: 'Tembo Mills' },
    sector: 'Food and milling',
    product: 'Business One',
    location: 'Morogoro',
    period: 'November 2025 to October 2026',
    summary:
      'Three depots, eleven spreadsheets and a safe full of receipt books became one system that 43 people use every day.',
    cover: gallery.mill,
    changes: [
      { label: 'Month-end close, working day', before: '13th', after: '3rd' },
      { label: 'Age of the stock figure', before: '6 days', after: '0 days' },
      { label: 'Finding out who owes money', before: '4 hours', after: '20 seconds' },
    ],
    note: EXAMPLE,
    quote:
      'I used to be the only one who knew. Now I am the one who is asked why. It is a better job.',
    quoteName: 'Mama Asha',
    quoteRole: 'Storekeeper, Tembo Mills',
    blocks: [
      {
        __component: 'shared.rich-text-markdown-wrapper',
        title: 'Where it began',
        body: `The stock of maize was known on Tuesdays. On Tuesdays the storekeeper counted the bags and sent a photograph of the page to the office. From Wednesday to Monday, everybody guessed.

The owner had one request: “I want to ask a question on any day of the week.”`,
      },
      {
        __component: 'shared.rich-text-markdown-wrapper',
        title: 'What we did',
        body: `- **Nine mornings** on the item list: from 3,912 lines to 26 products.
- **Two rehearsals** with last month’s figures, until the old books and the new ones agreed to the shilling.
- **One weekend** for the mill and its three depots, and three closes with us beside them.

The whole story, with its mistakes, is in [Everything in one place](/post/everything-in-one-place).`,
      },
      {
        __component: 'shared.slider-wrapper',
        title: 'From the scale to the shelf',
        layout: 'three',
        files: [
          { name: 'Each load of maize, on the scale', file: gallery.weighbridge },
          { name: 'Boxes on the racks, by batch', file: gallery.warehouse },
          { name: 'The seven figures of the morning', file: gallery.dashboard },
        ],
      },
    ],
  },
  {
    slug: 'from-the-scale-to-the-invoice',
    title: 'The invoice is ready before the lorry leaves the gate',
    client: 'Jiwe Cement',
    logo: { file: 'partner-jiwe-cement.svg', alt: 'Jiwe Cement' },
    sector: 'Cement',
    product: 'Integration',
    location: 'Tanga',
    period: 'February to May 2026',
    summary:
      'Two weighbridges from 1998 write straight into the books. Nobody copies a weight from a slip any more.',
    cover: gallery.cementLorry,
    changes: [
      { label: 'Time at the gate', before: '41 min', after: '9 min' },
      { label: 'Weights typed by hand', before: '620 a day', after: '0 a day' },
      { label: 'Disputed deliveries', before: '14 a month', after: '1 a month' },
    ],
    note: EXAMPLE,
    quote: 'The drivers noticed before we did. They stopped bringing newspapers.',
    quoteName: 'Gate supervisor',
    quoteRole: 'Jiwe Cement',
    blocks: [
      {
        __component: 'shared.rich-text-markdown-wrapper',
        title: 'Where it began',
        body: 'Each lorry was weighed twice, written down three times and typed in twice. A queue of forty lorries stood along the road every morning, and each month fourteen customers said that they had received less than they were charged for.',
      },
      {
        __component: 'shared.rich-text-markdown-wrapper',
        title: 'What we did',
        body: 'We read the scales through their serial ports, put the weight on the delivery note, and the note on the invoice. When the line is down, the gate goes on working and sends its records later. How it is built is in [From the weighbridge to the invoice](/post/weighbridge-to-invoice).',
      },
    ],
  },
  {
    slug: 'forty-tills-one-evening',
    title: 'Forty tills, matched the same evening',
    client: 'Duara Retail',
    logo: { file: 'partner-duara-retail.svg', alt: 'Duara Retail' },
    sector: 'Retail',
    product: 'Mobile Money',
    location: 'Dar es Salaam',
    period: 'January to March 2026',
    summary:
      'Payments on four networks find their receipt by themselves, and the cashiers go home at seven.',
    cover: gallery.marketTill,
    changes: [
      { label: 'Matching one day', before: '300 min', after: '12 min' },
      { label: 'Payments without a receipt', before: '8%', after: '0.5%' },
      { label: 'Cashiers leave at', before: '22:00', after: '19:00' },
    ],
    note: EXAMPLE,
    blocks: [
      {
        __component: 'shared.rich-text-markdown-wrapper',
        title: 'Where it began',
        body: 'Each evening the cashiers of ten shops read the messages on their telephones aloud, and somebody ticked the receipts. What did not match went into an envelope. There were many envelopes.',
      },
      {
        __component: 'shared.rich-text-markdown-wrapper',
        title: 'What we did',
        body: 'The statements of four networks are read every hour, and payments are matched with the receipts of the tills by amount, number and minute. What is left is on one list, with the three most likely receipts beside it. [Matching mobile money overnight](/post/mobile-money-reconciliation) explains how payments find an open invoice, which takes four other rules.',
      },
    ],
  },
];

export const testimonials: SeedTestimonial[] = [
  {
    text: 'They told us in the first week what we did not need. I have never had that from a supplier.',
    name: 'Finance manager',
    role: 'Sample testimonial',
    organization: 'Tembo Mills',
    caseStudy: 'closing-on-the-third-day',
    servicePages: ['erp', 'payroll'],
  },
  {
    text: 'At two in the morning somebody picked up, knew our branches by name, and stayed on the line until the tills were back.',
    name: 'Head of shops',
    role: 'Sample testimonial',
    organization: 'Duara Retail',
    caseStudy: 'forty-tills-one-evening',
    servicePages: ['support', 'networks'],
  },
];
