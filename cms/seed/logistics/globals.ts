import type { SeedFile, SeedGlobalEntity } from '../types';
import { covers, logo, logoLight, promo, quoteLeft } from './media';

const glyph = (name: string): SeedFile => ({ file: `social-${name}.svg`, alt: '' });

export const globals: SeedGlobalEntity[] = [
  {
    key: 'company_logo',
    value: 'Msafara',
    label: 'Logo',
    singleMedia: logo,
    supportMedia: logoLight,
  },
  // English as in Tanzania: the country is also that of the open positions.
  { key: 'site_locale', value: 'en-TZ', label: 'Language' },
  { key: 'company_phone', value: '+255 22 000 0040', label: 'Phone' },
  { key: 'company_email', value: 'hello@msafara.example', label: 'Email' },
  {
    key: 'company_time',
    value: 'Mon-Fri: 8:00 - 17:00 Sat: 9:00 - 13:00',
    label: 'Opening hours',
  },
  { key: 'quote_form_left_side', label: 'Picture beside the quote form', singleMedia: quoteLeft },
  {
    key: 'contact-us',
    label: 'Contact Us',
    value: 'Tell us what you want to move. A person who knows the route answers.',
    singleMedia: covers.contact,
  },
  {
    key: 'careers',
    label: 'Working at Msafara',
    value:
      'A hundred and ninety people at the port, at the borders and on the road: what the work is, what your first year is like, and how we choose.',
    richText: `### How we work

One person owns a file from the order to the empty return, and has the last word on it. Shifts at the operations desk last eight hours and are handed over in writing. Nobody is on the open road after ten at night, and nobody drives more than nine hours in a day. Every driver may stop a loading without giving a reason.

### Your first year

- **The first week** you spend in the yard at Ubungo, whatever your position. On Friday you count with Fatma’s team.
- **For three months** you work beside a colleague and carry no file, shift or truck alone.
- **By the sixth month** you have clients or a route of your own.
- **Once a year** you change places: desk staff ride to Tunduma in the cab, and drivers spend a day at the desk.

### What we pay for

- A salary that we name, as a range, in the first call
- Medical cover for you and your family, from the first day
- Your licence: the customs agent’s examination and its renewal, or the driver’s medical check and the yearly safety course
- An allowance for each night on the road, paid before you leave
- A taxi both ways for every night shift

### What is hard

Ships berth at night, and borders close without notice. A client whose factory stands still is not friendly on the telephone. The desk works on public holidays too, in turns; you know your shifts six weeks ahead.

### How we choose

1. **You write.** Name the position, and attach your CV and your licences. You hear from us within five working days, whatever the answer is.
2. **We call.** Half an hour with the person you would work for.
3. **You come for a morning.** For the desk and for customs: a real file, with the mistakes still in it. For the road: a drive with Peter, and the medical check. We pay your fare.
4. **You have our answer within a week.** If it is no, you hear the reason.

The [privacy policy](/privacy-policy) says what we do with your documents.`,
  },
  {
    key: 'home_page_video',
    label: 'Video on the home page',
    singleMedia: promo.film,
    supportMedia: promo.poster,
    richText: `Ten seconds, without sound. What is said is written in the picture: “From Dar es Salaam to Lusaka. An example: box XMPU 204518 on truck 27.” The truck drives along a row of stitches, past hills, and leaves an orange thread behind it. At each stop appear its name, a time and a document:
1. Port, Dar es Salaam. Day 1, 06:10. Release order.
2. Customs, Port gate. Day 1, 07:30. Transit bond.
3. Weighbridge, Mbeya. Day 2, 14:20. Weight ticket.
4. Border, Tunduma. Day 3, 10:30. Import entry.
5. Client, Lusaka. Day 5, 12:10. Delivery note.
At the end: “Delivered: 4 days 6 hours, 5 documents”.`,
  },
  {
    key: 'social_account_linkedin',
    value: 'https://example.com/linkedin/msafara',
    label: 'LinkedIn',
    singleMedia: glyph('linkedin'),
  },
  {
    key: 'social_account_youtube',
    value: 'https://example.com/youtube/msafara',
    label: 'YouTube',
    singleMedia: glyph('youtube'),
  },
  {
    key: 'social_account_instagram',
    value: 'https://example.com/instagram/msafara',
    label: 'Instagram',
    singleMedia: glyph('instagram'),
  },
  {
    key: 'social_account_whatsapp',
    value: 'https://example.com/whatsapp/msafara',
    label: 'WhatsApp',
    singleMedia: glyph('whatsapp'),
  },
  {
    key: 'embedded-css',
    label: 'Styles for all screens',
    richText: '.brand-note { border-inline-start: 3px solid #b7791f; padding-inline-start: 1rem; }',
  },
  {
    key: 'embedded-javascript',
    label: 'Script for all screens',
    richText: "document.documentElement.dataset.embedded = 'ready';",
  },
];
