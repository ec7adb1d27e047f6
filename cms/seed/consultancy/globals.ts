import type { SeedGlobalEntity } from '../types';
import { covers, logo, logoLight, promoPoster, promoVideo, quoteLeft } from './media';

export const globals: SeedGlobalEntity[] = [
  {
    key: 'company_logo',
    value: 'Nyuzi',
    label: 'Nyuzi',
    singleMedia: logo,
    supportMedia: logoLight,
  },
  // English as in Tanzania: the country is also that of the open positions.
  { key: 'site_locale', value: 'en-TZ', label: 'Language' },
  { key: 'company_phone', value: '+255 22 000 0010', label: 'Phone' },
  { key: 'company_email', value: 'hello@nyuzi.example', label: 'Email' },
  { key: 'company_time', value: 'Mon-Fri: 8:00 - 17:00 Sat: 9:00 - 13:00', label: 'Opening hours' },
  { key: 'quote_form_left_side', label: 'Left side of the quote form', singleMedia: quoteLeft },
  {
    key: 'contact-us',
    label: 'Contact Us',
    value:
      'Call, write, or come up to the fifth floor. The coffee is from Moshi, and the half day in which we find out what you need is free.',
    singleMedia: covers.contact,
  },
  {
    key: 'careers',
    label: 'Working at Nyuzi',
    value:
      'Sixty-two people in Dar es Salaam, Mombasa and Lusaka: what the work is, what your first year is like, and how we choose.',
    richText: `### How we work

Every project begins with two days beside the people who do the work. Nobody leads more than two go-lives at a time, and a go-live weekend is followed by two free weekdays. What went wrong is written on one page and discussed on Monday, without names.

### Your first year

- **Weeks one and two:** you sit at the support desk and listen. Nothing teaches you faster what clients ask, and what we got wrong.
- **By the third month** you work beside a lead consultant or engineer, on one project.
- **By the ninth month** you take the certificate of your product. We pay for the course, the examination and the days you study. If you fail, we pay a second time.
- **By the end of the year** you have seen one project from its first workshop to its third month-end close.

### What we pay for

- A salary that we name, as a range, in the first call
- Medical cover for you and your family, from the first day
- Twenty-four working days of leave, and the public holidays of your country
- Travel and a room of your own, booked and paid by us before you leave
- A taxi home after nine in the evening

### What is hard

Go-live weekends are long, and some sites are a day’s drive away. In the last two months of a project you sleep away from home six to eight nights a month. A night shift at the desk is a night shift. If that does not fit your life now, say so: some of our work is done in the office.

### How we choose

1. **You write.** Send your CV, and one page about something you made work. You hear from us within five working days, whatever the answer is.
2. **We call.** Half an hour with the person you would work for.
3. **You come for a morning.** You work with two of us on a real problem, not on a test. We pay your fare.
4. **You have our answer within a week.** If it is no, you hear the reason.

The [privacy policy](/privacy-policy) says what we do with your documents.`,
  },
  {
    key: 'home_page_video',
    label: 'An answer with its sources',
    singleMedia: promoVideo,
    supportMedia: promoPoster,
    richText: `Ten seconds, without sound. What is said is written in the picture.
1. A question appears: “Who has not paid since June?”
2. AIVA answers: “Four customers, 18,420,000 shillings in all [1].” A red thread runs from the figure to the first record, “Receivables by age”, where a line is marked: “18,420,000 in four names”.
3. “The oldest invoice is that of a hardware shop in Mwanza: 6,300,000, due on 30 June [2].” The thread runs to the second record, “Invoice 2214”, marked: “6,300,000, due 30 June”.
4. “It called on Tuesday and asked for ten more days [3].” The thread runs to the third record, “Note of 17 November”, marked: “asks for ten more days”.
At the end all of it stands side by side.`,
  },
  {
    key: 'social_account_linkedin',
    label: 'LinkedIn',
    value: 'https://linkedin.example.com/nyuzi',
    singleMedia: { file: 'social-linkedin.svg', alt: 'LinkedIn' },
  },
  {
    key: 'social_account_youtube',
    label: 'YouTube',
    value: 'https://youtube.example.com/nyuzi',
    singleMedia: { file: 'social-youtube.svg', alt: 'YouTube' },
  },
  {
    key: 'social_account_instagram',
    label: 'Instagram',
    value: 'https://instagram.example.com/nyuzi',
    singleMedia: { file: 'social-instagram.svg', alt: 'Instagram' },
  },
  {
    key: 'social_account_whatsapp',
    label: 'WhatsApp',
    value: 'https://whatsapp.example.com/nyuzi',
    singleMedia: { file: 'social-whatsapp.svg', alt: 'WhatsApp' },
  },
  {
    key: 'embedded-css',
    label: 'Embedded styles',
    // The class is used in articles and answers for a remark set apart from the text.
    richText: '.brand-note { border-inline-start: 3px solid #b45309; padding-inline-start: 1rem; }',
  },
  {
    key: 'embedded-javascript',
    label: 'Embedded script',
    richText: "document.documentElement.dataset.embedded = 'ready';",
  },
];
