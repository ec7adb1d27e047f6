import type { CompanyProfile } from '@/content-client';

/**
 * The specification's own facts about the organization (§1, §9), for a content service that has no
 * company profile. The brand is content; this word stands in for it.
 */
export const DEFAULT_BRAND = 'Enterprise';

/** Beside those facts it promises nothing. What is `null` has its default where it is shown. */
export const DEFAULT_COMPANY_PROFILE = {
  brand: null,
  legalName: null,
  registrations: [],
  city: 'Dar es Salaam',
  founded: 2008,
  accentColor: null,
  heroTitle: null,
  heroText: 'ICT and enterprise software for companies in East Africa and beyond.',
  heroButton: null,
  footerText: 'ICT and enterprise-software consultancy in Dar es Salaam, Tanzania.',
  profileDescription:
    'We advise on, build and look after the systems that companies run on, from Dar es Salaam.',
  badges: ['Gold partner', 'S/4 certified', 'Business One certified'],
  figures: [
    { value: 15, suffix: '+', label: 'Years of experience' },
    { value: 400, suffix: '+', label: 'Projects' },
    { value: 50, suffix: '+', label: 'Enterprise clients' },
    { value: 99, suffix: '%', label: 'Client satisfaction' },
  ],
  differentiatorsTitle: null,
  differentiators: [
    { title: 'Certified Excellence', text: 'Gold partner, certified in S/4 and Business One.' },
    { title: 'Innovation-Driven', text: 'New tools where they help.' },
    { title: 'Regional Leadership', text: 'Working across East Africa and the wider region.' },
  ],
  values: [
    { title: 'Integrity and Passion', text: 'Honest in what we say, and committed to our work.' },
    { title: 'Quality Excellence', text: 'Work that does what it is meant to do.' },
    { title: 'Client-Centric Focus', text: 'What the client needs comes first.' },
  ],
  visionTitle: null,
  vision: 'To be the leading ICT transformation partner across Africa and the GCC region.',
  partnersTitle: 'Partners',
  partners: [],
  vendors: [],
  memberships: [
    'TATOA',
    'KTA',
    'KIFWA',
    'TAZ',
    'UFFA',
    'SAFFA',
    'SATC',
    'SAHHA',
    'Land-linked Zambia',
  ].map((name) => ({ name, fullName: null, logo: null, link: null })),
  cloudLink: null,
  assistantLink: null,
  assistantTitle: null,
  assistantText: null,
  assistantQuestion: null,
  assistantAnswer: null,
  assistantSources: null,
  coreServicesText: null,
  servicesHeadline: 'Quality at the right price',
  servicesText: null,
  promoTitle: null,
  promoText: null,
  quoteText: null,
  newsletterText: null,
  contactTitle: 'We reply within 24 hours',
  contactText: 'Tell us what it is about, and how to reach you.',
  promises: [
    { title: '24/7', text: 'Support' },
    { title: '1hr', text: 'Response' },
    { title: '100%', text: 'Quality' },
  ],
  quoteSteps: [],
  faqText: null,
  teamText: null,
  closingTitle: null,
  closingText: null,
} satisfies CompanyProfile;
