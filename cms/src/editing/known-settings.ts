/** The keys by which the site reads settings (content-client/settings.ts), besides those of social accounts. */
export const KNOWN_SETTINGS: readonly string[] = [
  'company_logo',
  'company_phone',
  'company_email',
  'company_time',
  'contact-us',
  'careers',
  'home_page_video',
  'quote_form_left_side',
  'office_map',
  'color_scheme',
  'site_locale',
  'embedded-css',
  'embedded-javascript',
];
