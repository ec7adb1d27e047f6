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
    key: 'home_page_video',
    label: 'Many threads, one cloth',
    singleMedia: promoVideo,
    supportMedia: promoPoster,
    richText:
      'Ten seconds, without sound. Short strokes of light, upright and level, form diamonds on a dark ground. A red stroke crosses them from left to right, and every stroke it passes falls into its place.',
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
