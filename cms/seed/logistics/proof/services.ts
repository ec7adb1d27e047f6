import type { SeedServicePage } from '../../proof-types';
import { covers } from '../media';

const FREIGHT = 'Freight';
const GROUND = 'Customs and storage';
const ADVICE = 'Insurance and advice';

export const servicePages: SeedServicePage[] = [
  {
    slug: 'sea-freight',
    title: 'Sea Freight',
    group: FREIGHT,
    summary: 'Full and shared containers through Dar es Salaam, Tanga and Mombasa.',
    cover: covers.dark1,
    seo: {
      metaTitle: 'Sea freight to Dar es Salaam: price and days',
      metaDescription:
        'Full and shared containers through Dar es Salaam, Tanga and Mombasa: 28 to 38 days from East Asia, every line of the price named.',
    },
    outcomes: [
      {
        title: 'One price, every line named',
        text: 'Freight, port, duty, transport and our own fee. If a line turns out cheaper, you pay less.',
      },
      {
        title: 'A ship that keeps its schedule',
        text: 'Chosen by our own record of which services arrive on time.',
      },
      {
        title: 'Papers before the ship',
        text: 'The declaration is lodged while the cargo is still at sea.',
      },
    ],
    audience: 'Importers and exporters with one container a year or one a week.',
    priceFrom: 1900,
    priceTo: 4800,
    currency: 'USD',
    priceNote: 'Per 40-foot container from East Asia, duty not included; it changes every week',
    duration: '28 to 38 days, door to door',
    lead: 'Upendo Massawe',
    article: 'sea-freight',
    caseStudies: ['no-demurrage-in-a-year'],
    questions: [
      {
        title: 'Half a container: is it worth it?',
        text: 'Up to about 12 cubic metres, share one. Above that a whole one is cheaper and faster.',
      },
    ],
  },
  {
    slug: 'air-freight',
    title: 'Air Freight',
    group: FREIGHT,
    summary:
      'Spare parts, medicines and fresh fish through Dar es Salaam airport, booked the same day.',
    cover: covers.light1,
    seo: {
      metaTitle: 'Air freight to and from Dar es Salaam',
      metaDescription:
        'Parts, medicines and fresh fish by air through Dar es Salaam, booked the same day: USD 4 to 11 per kilogram, 2 to 6 days door to door.',
    },
    outcomes: [
      {
        title: 'Booked the same day',
        text: 'An order before noon has its flight by five o’clock.',
      },
      { title: 'Cleared at the airport', text: 'Our agent is there when the pallet is unloaded.' },
    ],
    audience: 'Workshops that wait for parts, hospitals, and exporters of perishables.',
    priceFrom: 4,
    priceTo: 11,
    currency: 'USD',
    priceNote: 'Per kilogram from Europe or the Gulf, from 100 kg',
    duration: '2 to 6 days, door to door',
    lead: 'Grace Mollel',
    article: 'air-freight',
  },
  {
    slug: 'road-freight',
    title: 'Road Freight',
    group: FREIGHT,
    summary: 'Sixty-two of our own trucks between the port, the lakes, Lubumbashi and Lusaka.',
    cover: covers.dark3,
    seo: {
      metaTitle: 'Road freight from Dar es Salaam',
      metaDescription:
        'Sixty-two trucks of our own to Lusaka, Kigali, the lakes and Lubumbashi: 4 to 9 days, a position every ten minutes, our people at the border.',
    },
    outcomes: [
      {
        title: 'Our own people at the border',
        text: 'When a seal number does not match, somebody who knows your file walks to the window.',
      },
      { title: 'A position every ten minutes', text: 'On one page, with the expected hour.' },
      { title: 'Twelve hours of waiting, free', text: 'At either end, and written in the quote.' },
    ],
    audience: 'Transit cargo and inland factories.',
    priceFrom: 3400,
    priceTo: 6200,
    currency: 'USD',
    priceNote: 'Per truck from Dar es Salaam to Lusaka or Kigali, border fees at cost',
    duration: '4 to 9 days',
    lead: 'Peter Shayo',
    article: 'road-freight',
    caseStudies: ['eleven-days-to-lusaka-became-six'],
    questions: [
      {
        title: 'Who pays when a truck waits?',
        text: 'Twelve hours at either end are in the price. What each further hour costs is in the quote.',
      },
    ],
  },
  {
    slug: 'cold-chain',
    title: 'Cold Chain',
    group: FREIGHT,
    summary: 'Avocados, vaccines and frozen fish kept in range, with a reading every ten minutes.',
    cover: covers.light2,
    seo: {
      metaTitle: 'Refrigerated freight for fruit, fish, vaccines',
      metaDescription:
        'Avocados, vaccines and frozen fish in range from the packing shed to the quay, with a reading every ten minutes: from USD 5,200 a container.',
    },
    outcomes: [
      {
        title: 'Cold all the way',
        text: 'One temperature record from the packing shed to the plug on the quay.',
      },
      {
        title: 'An alarm by telephone',
        text: 'Two readings in a row more than a degree off, and a person at our desk is called.',
      },
    ],
    audience: 'Growers, packers, pharmacies and fish exporters.',
    priceFrom: 5200,
    priceTo: 9500,
    currency: 'USD',
    priceNote: 'Per 40-foot refrigerated container to the Gulf or Europe',
    duration: '15 to 32 days, door to door',
    lead: 'Upendo Massawe',
    article: 'refrigerated-containers',
    caseStudies: ['avocados-that-arrive-firm'],
  },
  {
    slug: 'customs-clearing',
    title: 'Customs Clearance',
    group: GROUND,
    summary: 'Declarations lodged before the ship arrives, by licensed agents on our payroll.',
    cover: covers.dark2,
    seo: {
      metaTitle: 'Customs clearing agent in Dar es Salaam',
      metaDescription:
        'Declarations lodged before the ship berths, by licensed agents, with duty at cost: from USD 180, released 2 to 5 days after berthing.',
    },
    outcomes: [
      {
        title: 'Tariff code checked first',
        text: 'Before you order, in writing, with the ruling.',
      },
      {
        title: 'Permits in time',
        text: 'Applied for early, so that they are there before the ship berths.',
      },
      {
        title: 'Duty at cost',
        text: 'From your account or through ours, against the official receipt.',
      },
    ],
    audience: 'Importers who want to pay no demurrage for a missing paper.',
    priceFrom: 180,
    priceTo: 650,
    currency: 'USD',
    priceNote: 'Per declaration, duties and port charges at cost',
    duration: '2 to 5 days after berthing',
    lead: 'Idrissa Makame',
    article: 'customs-clearance',
    caseStudies: ['no-demurrage-in-a-year'],
    questions: [
      {
        title: 'Which papers do you need from us?',
        text: 'Invoice, packing list, bill of lading, and the permit that the product needs. We send the list with the quote.',
      },
    ],
  },
  {
    slug: 'warehousing',
    title: 'Warehousing',
    group: GROUND,
    summary: 'A bonded shed and an open yard at Ubungo, counted every Friday.',
    cover: covers.light3,
    seo: {
      metaTitle: 'Bonded warehouse in Dar es Salaam',
      metaDescription:
        'A bonded shed and an open yard at Ubungo, counted every Friday: from USD 6 per pallet per week, duty due only when goods leave.',
    },
    outcomes: [
      { title: 'Counted every Friday', text: 'You have the count by email on Saturday.' },
      { title: 'Bonded storage', text: 'Duty is due when the goods leave, pallet by pallet.' },
    ],
    audience: 'Traders without a warehouse, and factories whose own is full.',
    priceFrom: 6,
    priceTo: 14,
    currency: 'USD',
    priceNote: 'Per pallet per week',
    duration: 'From one week',
    lead: 'Fatma Juma',
    article: 'ubungo-yard-on-saturdays',
  },
  {
    slug: 'project-cargo',
    title: 'Project Cargo',
    group: GROUND,
    summary:
      'Transformers, boilers and mill rolls, with a survey of the route before the crane is booked.',
    seo: {
      metaTitle: 'Heavy and project cargo in East Africa',
      metaDescription:
        'Transformers, boilers and mill rolls: a survey of the route, permits, escorts and cranes in one calendar. The survey costs USD 1,200.',
    },
    outcomes: [
      {
        title: 'A survey of the route',
        text: 'Every bridge and every wire, with photographs and measurements.',
      },
      {
        title: 'Permits and escorts',
        text: 'One calendar for all of them, and one person responsible for it.',
      },
    ],
    audience: 'Contractors with pieces that no ordinary trailer takes.',
    priceFrom: 1200,
    priceTo: 1200,
    currency: 'USD',
    priceNote: 'For the survey; the transport is quoted after it',
    duration: '4 to 12 weeks, survey included',
    lead: 'Grace Mollel',
    questions: [
      {
        title: 'Why is there no price for the transport?',
        text: 'It depends on the route, and a guess would be wrong. What the survey costs is deducted from the transport.',
      },
    ],
  },
  {
    slug: 'cargo-insurance',
    title: 'Cargo Insurance',
    group: ADVICE,
    summary: 'Cover arranged per shipment, and a claims desk that gathers the evidence for you.',
    cover: covers.light1,
    seo: {
      metaTitle: 'Cargo insurance and claims in Tanzania',
      metaDescription:
        'Cover arranged for each shipment, from USD 25 per USD 10,000 of value, and a claims desk that gathers the evidence for you.',
    },
    outcomes: [
      {
        title: 'A line of its own',
        text: 'The premium stands in the quote, so that you can compare it and say yes or no.',
      },
      {
        title: 'The gap in figures',
        text: 'What the carrier would pay by weight, beside what the goods are worth.',
      },
      {
        title: 'One desk for the claim',
        text: 'We gather photographs, seal numbers and signatures while they can still be found.',
      },
    ],
    audience: 'Importers and exporters whose goods are worth more than the carrier’s limit.',
    priceFrom: 25,
    priceTo: 50,
    currency: 'USD',
    priceNote: 'Per USD\u00a010,000 of value, for general goods',
    duration: 'Most claims close within six weeks',
    lead: 'Mariam Bakari',
    questions: [
      {
        title: 'Is my cargo not insured with the freight?',
        text: 'No. The carrier is liable only up to a limit, usually by weight, and often for less than the goods are worth.',
      },
      {
        title: 'What do I do when something arrives damaged?',
        text: 'Write it on the delivery note before you sign, photograph the seal, the door and the goods, and call the person whose name is on your file.',
      },
    ],
  },
  {
    slug: 'supply-chain-advice',
    title: 'Supply Chain Advice',
    group: ADVICE,
    summary: 'We read a year of your invoices and show where the days and the shillings went.',
    cover: covers.dark2,
    seo: {
      metaTitle: 'Supply chain advice for importers',
      metaDescription:
        'We read a year of your freight invoices and show where the days and the money went, shipment by shipment: a fixed price from USD 1,500.',
    },
    outcomes: [
      {
        title: 'A year, line by line',
        text: 'Freight, port, duty, transport and waiting, by shipment and by cause.',
      },
      {
        title: 'A reason for every lost day',
        text: 'What each file was waiting for, and who could have ended the wait.',
      },
      {
        title: 'A short list to act on',
        text: 'What to change first and what it saves, even where it means less work for us.',
      },
    ],
    audience: 'Importers and factories with twenty shipments a year or more.',
    priceFrom: 1500,
    priceTo: 4500,
    currency: 'USD',
    priceNote: 'Fixed price, by the number of shipments in the year',
    duration: '3 to 5 weeks',
    lead: 'Grace Mollel',
    article: 'how-demurrage-works',
    questions: [
      {
        title: 'Can we start smaller?',
        text: 'Yes. Send us your last three shipments and what they cost. Within a week we tell you where the days and the money went, free of charge.',
      },
      {
        title: 'Do we have to move our freight to you?',
        text: 'No. The list is yours, and any forwarder can work with it.',
      },
    ],
  },
];
