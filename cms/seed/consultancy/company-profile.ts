import type { SeedCompanyProfile, SeedMark } from '../types';

function partner(name: string, file: string): SeedMark {
  return { name, logo: { file: `partner-${file}.svg`, alt: name } };
}

function vendor(name: string, file: string): SeedMark {
  return { name, logo: { file: `vendor-${file}.svg`, alt: name } };
}

export const companyProfile: SeedCompanyProfile = {
  brand: 'Nyuzi',
  legalName: 'Nyuzi Consulting Company Limited',
  registrations: [
    {
      name: 'Company number',
      number: 'SAMPLE 65010',
      issuer: 'Business Registrations and Licensing Agency (BRELA)',
    },
    {
      name: 'TIN',
      fullName: 'Taxpayer Identification Number',
      number: 'SAMPLE 100-000-010',
      issuer: 'Tanzania Revenue Authority',
    },
    {
      name: 'VRN',
      fullName: 'VAT Registration Number',
      number: 'SAMPLE 10-000010-A',
      issuer: 'Tanzania Revenue Authority',
    },
    {
      name: 'Business licence',
      number: 'SAMPLE BL-2026-0010',
      issuer: 'City of Dar es Salaam',
    },
  ],
  city: 'Dar es Salaam',
  founded: 2008,
  heroTitle: 'We are {brand} Consulting',
  heroText:
    'Business software that fits the way East Africa works: from the port gate to the mill, from the till in Kariakoo to the month-end close.',
  footerText:
    'ICT and business software for companies in East Africa and the Gulf, from Dar es Salaam since 2008.',
  profileDescription:
    'Nyuzi is Swahili for threads. Since 2008 we have joined the separate threads of a business (stock, payroll, receipts, the bank, the port) into one system that its own people can run. We are sixty-two consultants, engineers and trainers in Dar es Salaam, Mombasa and Lusaka, and a gold partner of Halisi ERP.',
  badges: ['Gold partner', 'Certified in S/4', 'Certified in Business One'],
  figures: [
    { value: 15, suffix: '+', label: 'Years of experience' },
    { value: 400, suffix: '+', label: 'Projects' },
    { value: 50, suffix: '+', label: 'Enterprise clients' },
    { value: 99, suffix: '%', label: 'Client satisfaction' },
  ],
  differentiatorsTitle: 'Why clients stay after the project ends',
  differentiators: [
    {
      title: 'Certified Excellence',
      text: 'Gold partner of Halisi ERP, certified in S/4 and in Business One. Every lead consultant holds a current certificate and has closed at least four month-ends with a client.',
    },
    {
      title: 'Innovation-Driven',
      text: 'We build what the region needs and the standard product lacks: fiscal receipts from the invoice, mobile money that reconciles itself, and AIVA, an assistant that answers from your own records.',
    },
    {
      title: 'Regional Leadership',
      text: 'One team across Tanzania, Kenya, Uganda and Zambia that knows four tax authorities, five currencies and the road between them.',
    },
  ],
  values: [
    {
      title: 'Integrity and Passion',
      text: 'We say what we found, even when it costs us the next phase. And we like this work enough to be in your warehouse at five in the morning for the stock count.',
    },
    {
      title: 'Quality Excellence',
      text: 'Nothing goes live untested. Your own figures from last month run through the new system first, and both have to agree to the shilling.',
    },
    {
      title: 'Client-Centric Focus',
      text: 'The people who will use the system choose its words, its screens and the day it starts. We leave when they no longer need us.',
    },
  ],
  visionTitle: 'Our Vision',
  vision: 'To be the leading ICT transformation partner across Africa and the GCC region.',
  partnersTitle: 'Partners and clients',
  partners: [
    partner('Kaskazi', 'kaskazi'),
    partner('Bahari Line', 'bahari-line'),
    partner('Tembo Mills', 'tembo-mills'),
    partner('Jiwe Cement', 'jiwe-cement'),
    partner('Mlima Foods', 'mlima-foods'),
    partner('Pwani Water', 'pwani-water'),
    partner('Savanna Agro', 'savanna-agro'),
    partner('Duara Retail', 'duara-retail'),
    partner('Nanasi Drinks', 'nanasi-drinks'),
    partner('Kilele Cover', 'kilele-cover'),
  ],
  vendors: [vendor('Halisi ERP', 'halisi-erp'), vendor('Ardhi Cloud', 'ardhi-cloud')],
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
  cloudLink: '/solutions/cloud',
  assistantLink: '/solutions/aiva',
  assistantTitle: 'Ask your own books, in your own words',
  assistantText:
    'AIVA is an assistant for owners, accountants and storekeepers. It reads your own records, answers in Swahili or English, and names the record behind every figure. What the records do not hold, it does not say.',
  // Another example than that of the video, which stands below it.
  assistantQuestion: 'What will run out before Friday?',
  assistantAnswer:
    'Sugar: 14 bags are left, and five are sold a day [1]. The next 60 do not come until Saturday [2]. The depot in Tanga has 40 [3].',
  assistantSources: `Stock, sugar 50 kg | 14 left, 5 sold a day
Purchase order 1180 | 60 bags, due on Saturday
Stock, Tanga depot | 40 bags, 1 sold a day`,
  coreServicesText: 'Ten services from one team. Start with the one you need most.',
  servicesHeadline: 'Quality you can check, at a price you agreed to',
  servicesText:
    'Every project starts with a fixed scope, a fixed price and the name of the person who answers for both. You see working software in the third week of building, you test it with your own figures, and you pay each stage after you have signed it. If a standard product already does what you need, we will say so, and the quote gets shorter.',
  promoTitle: 'An answer with its sources',
  promoText:
    'Who has not paid since June? Three sentences, and a thread from each figure to the record behind it. An example with test records.',
  quoteText:
    'Tell us what you need. A consultant reads every request, and you have an answer within 24 hours. Clients whose system has stopped have one within the hour.',
  newsletterText:
    'One letter a month about what we learned on site. Nothing else, and you can leave at any time.',
  contactTitle: 'We reply within 24 hours',
  contactText:
    'A person reads every message, and the one who can help answers it. Clients whose system has stopped reach the desk within the hour, day and night.',
  promises: [
    { title: '24/7', text: 'Support' },
    { title: '1hr', text: 'Response' },
    { title: '100%', text: 'Quality' },
  ],
  quoteSteps: [
    {
      title: 'A consultant calls you',
      text: 'Within 24 hours, to ask about your business.',
    },
    { title: 'We watch the work', text: 'Half a day at your place, free of charge.' },
    { title: 'You get two pages', text: 'What we would do, how long it takes, and a fixed price.' },
  ],
  faqText:
    'Ask it. A consultant answers within 24 hours, and the good questions end up on this page.',
  teamText:
    'Nine people lead our practices. Whoever signs your proposal is on site in the week you go live.',
  closingTitle: 'Ready to Transform Your Business?',
  closingText:
    'Show us one process that takes too long. We watch it for half a day, free of charge; within a week you have two pages that say what we would change and what it costs.',
};
