import type { SeedCompanyProfile, SeedMark } from '../types';

const mark = (kind: 'partner' | 'vendor', file: string, name: string): SeedMark => ({
  name,
  logo: { file: `${kind}-${file}.svg`, alt: name },
});

export const companyProfile: SeedCompanyProfile = {
  brand: 'Msafara',
  accentColor: '#f07c1c',
  legalName: 'Msafara Logistics Company Limited',
  registrations: [
    {
      name: 'Company number',
      number: 'SAMPLE 65040',
      issuer: 'Business Registrations and Licensing Agency (BRELA)',
    },
    {
      name: 'TIN',
      fullName: 'Taxpayer Identification Number',
      number: 'SAMPLE 100-000-040',
      issuer: 'Tanzania Revenue Authority',
    },
    {
      name: 'VRN',
      fullName: 'VAT Registration Number',
      number: 'SAMPLE 10-000040-B',
      issuer: 'Tanzania Revenue Authority',
    },
    {
      name: 'Business licence',
      number: 'SAMPLE BL-2026-0040',
      issuer: 'City of Dar es Salaam',
    },
  ],
  city: 'Dar es Salaam',
  founded: 2008,
  heroTitle: 'We are {brand} Logistics',
  heroButton: 'Request a quote',
  heroText:
    'Air, sea and road freight from Dar es Salaam to the whole region. We clear your cargo, carry it, and tell you where it is before you have to ask.',
  footerText:
    'Msafara is Swahili for convoy: trucks that travel together arrive together. Since 2008 we have moved freight by air, sea and land between the port of Dar es Salaam and the countries inland.',
  profileDescription:
    'Since 2008 Msafara has moved freight between the port of Dar es Salaam and the countries inland: by air, by sea, and with sixty-two trucks of our own. A hundred and ninety people clear it, store it and carry it, and one of them owns your file from the order to the empty return.',
  badges: ['Licensed customs agent', 'Certified bonded warehouse', 'Certified cold chain'],
  figures: [
    { value: 15, suffix: '+', label: 'Years of experience' },
    { value: 400, suffix: '+', label: 'Loads a month' },
    { value: 50, suffix: '+', label: 'Regular shippers' },
    { value: 99, suffix: '%', label: 'Loads without a claim' },
  ],
  differentiatorsTitle: 'Why shippers choose us',
  differentiators: [
    {
      title: 'Certified Excellence',
      text: 'Our declarations are made by licensed customs agents on our own payroll, our bonded warehouse is inspected every year, and our cold rooms are calibrated each quarter. You may ask to see the papers.',
    },
    {
      title: 'Innovation-Driven',
      text: 'Every truck reports its position, every cold unit its temperature, every file its next step. You read it on one page, or ask AIVA in English or Swahili at two in the morning.',
    },
    {
      title: 'Regional Leadership',
      text: 'Our own people stand at the port, at Tunduma, in Mombasa and in Lusaka. When a seal number does not match, somebody who knows your file walks to the window.',
    },
  ],
  values: [
    {
      title: 'Integrity and Passion',
      text: 'We pass on charges at the amount on the receipt, and we say it when a delay is our fault. People here like this work, and it shows at four in the morning.',
    },
    {
      title: 'Quality Excellence',
      text: 'A load counts as delivered when it arrives whole, on the promised day, with the papers to prove it. Anything else is written up and discussed on Monday.',
    },
    {
      title: 'Client-Centric Focus',
      text: 'One person owns your file from the order to the empty return. You have the name, the number, and an answer on the same day.',
    },
  ],
  visionTitle: 'Our Vision',
  vision: 'To be the leading logistics partner across Africa and the GCC region.',
  partnersTitle: 'Partners and clients',
  partners: [
    mark('partner', 'pwani-water', 'Pwani Water'),
    mark('partner', 'savanna-agro', 'Savanna Agro'),
    mark('partner', 'bahari-line', 'Bahari Line'),
    mark('partner', 'nanasi-drinks', 'Nanasi Drinks'),
    mark('partner', 'tembo-mills', 'Tembo Mills'),
    mark('partner', 'mlima-foods', 'Mlima Foods'),
    mark('partner', 'jiwe-cement', 'Jiwe Cement'),
    mark('partner', 'kilele-cover', 'Kilele Cover'),
    mark('partner', 'duara-retail', 'Duara Retail'),
    mark('partner', 'kaskazi', 'Kaskazi'),
  ],
  vendors: [
    mark('vendor', 'halisi-erp', 'Halisi ERP'),
    mark('vendor', 'ardhi-cloud', 'Ardhi Cloud'),
  ],
  memberships: [
    { name: 'TATOA', fullName: 'Tanzania Truck Owners Association' },
    { name: 'KTA', fullName: 'Kenya Transporters Association' },
    { name: 'KIFWA', fullName: 'Kenya International Freight and Warehousing Association' },
    { name: 'TAZ', fullName: 'Truckers Association of Zambia' },
    { name: 'UFFA', fullName: 'Uganda Freight Forwarders Association' },
    { name: 'SAFFA' },
    { name: 'SATC' },
    { name: 'SAHHA' },
    { name: 'Land-linked Zambia' },
  ],
  cloudLink: '/tracking/online-tracking',
  assistantLink: '/tracking/aiva-tracking',
  assistantTitle: 'Ask where your load is',
  assistantText:
    'AIVA answers in English and Swahili, at any hour, and names the paper or the position behind every word. When it does not know, a person does.',
  assistantQuestion: 'Where is XMPU 204518, and how many free days are left?',
  assistantAnswer:
    'In Mbeya since 14:20 [1]. It is expected at Tunduma between 17:00 and 19:00, and no paper is missing [2]. Nine of twenty-one free days are left [3].',
  assistantSources: `Position of truck 27 | Mbeya, 14:20
Customs file | transit bond and release order are there
Depot clock | discharged on 2 April, day 12 of 21`,
  coreServicesText:
    'Ten services under one roof, so that a load changes hands as seldom as possible between the supplier and your gate.',
  servicesHeadline: 'Careful freight at a price you can check',
  servicesText:
    'You get one quotation with every line named: freight, port, duty, transport, and our own fee. If a charge turns out lower, you pay the lower one. If it threatens to turn out higher, you hear it from us first, with the reason and the options.',
  promoTitle: 'One load, five documents, four days',
  promoText:
    'From the port of Dar es Salaam to a gate in Lusaka, with the time and the document of every stop. An example, quicker than most.',
  quoteText:
    'Tell us what it is, how heavy, from where and by when. A person at the operations desk answers within 24 hours, by day usually within one, with a price, a route and the papers you will need.',
  newsletterText:
    'Once a month: transit times as measured, changes at the port and the borders, and what they mean for your next order.',
  contactTitle: 'We reply within 24 hours',
  contactText:
    'The operations desk reads every message and passes it to the one who can help. For loads on the road it picks up within the hour, day and night.',
  promises: [
    { title: '24/7', text: 'Support' },
    { title: '1hr', text: 'Response' },
    { title: '100%', text: 'Quality' },
  ],
  quoteSteps: [
    { title: 'A person reads it', text: 'Within 24 hours our desk asks for what is missing.' },
    {
      title: 'You get a price',
      text: 'Every line named: freight, port, duty, transport, our fee.',
    },
    { title: 'You accept, and we move it', text: 'One file number, and one person who knows it.' },
  ],
  faqText:
    'Ask it. The operations desk answers within 24 hours, and the good questions end up on this page.',
  teamText:
    'The people who answer the telephone, sign the declarations and know the drivers by name.',
  closingTitle: 'What can we move for you?',
  closingText:
    'Send us your last three shipments and what they cost. Within a week we tell you where the days and the money went, and what we would do differently.',
};
