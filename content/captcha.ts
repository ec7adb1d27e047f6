/** The captcha, where it cannot be loaded. */
export const CAPTCHA_COPY = {
  unavailable: 'The CAPTCHA could not be loaded.',
  withoutScript: 'The CAPTCHA needs JavaScript.',
  alternative: 'Send your request without it',
} as const;
