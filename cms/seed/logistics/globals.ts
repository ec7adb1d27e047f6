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
    value: 'Tell us what has to move. A person who knows the road answers.',
    singleMedia: covers.contact,
  },
  {
    key: 'home_page_video',
    label: 'Film on the home page',
    singleMedia: promo.film,
    supportMedia: promo.poster,
    richText:
      'Ten seconds, without sound. Short strokes of light, upright and level, form diamonds on a dark ground. A red stroke crosses them from left to right, as a truck crosses a map.',
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
