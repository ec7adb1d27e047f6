import { FORM_COPY, OFFLINE, TOO_MANY_REQUESTS } from './forms';

/**
 * Every sentence a visitor reads about a form: the rules of specification §5 and the catalogue of
 * §8, worded as there, and our own where it has none.
 */
export const messages = {
  tooManyRequests: TOO_MANY_REQUESTS,
  form: {
    nameRequired: 'Name is required',
    emailRequired: 'Email is required',
    emailInvalid: 'Please enter a valid email address',
    phoneRequired: 'Phone number is required',
    companyRequired: 'Company name is required',
    messageRequired: 'Message is required',
    tooLong: (limit: number) => `Please use at most ${limit} characters`,
    fixErrors: 'Please fix the errors below',
    /** Without JavaScript, in all forms but the quote modal's. */
    fixMarked: 'Please correct the marked fields',
    failed: FORM_COPY.failed,
    captcha: 'Please complete the CAPTCHA.',
    /** Where there is none to complete; the way to the form that needs none stands above. */
    captchaUnavailable: 'Nothing was sent yet. Use the link above, or try again.',
    submitAgain: 'Please submit the form again. Everything you typed is still here.',
    tooMany: (minutes: number) =>
      `Too many messages were sent from here. Please try again in ${
        minutes === 1 ? 'a minute' : `${minutes} minutes`
      }. What you typed is kept.`,
    tooLarge: 'That is too long for this form. Please shorten it and send it again.',
    unauthorized: 'Your session has ended. Please try again.',
    slow: 'No answer has come yet. What you typed is kept: reload the page and send it again.',
    offline: OFFLINE,
  },
  quote: {
    serviceRequired: 'Please select a service',
    messageTooShort: 'Message must be at least 10 characters long',
    sent: 'Quote request submitted successfully & Sales Team has been notified!',
    sentUnnotified: 'Quote submitted but failed to notify sales team',
    /** The section's forms, in the catalogue's spelling. */
    sectionSent: 'Created Successfull !',
  },
  newsletter: {
    sent: 'Created Successfully!',
    bandSent: 'Email submission successfully!',
    /** Follows either where a subscriber is asked by mail to confirm. */
    openTheLink: 'Please open the link in the email we have sent you.',
    failed: 'Creation failed!',
    confirmSubject: (brand: string) => `${brand}: please confirm your subscription`,
  },
  contact: { sent: 'Message sent successfully!' },
  email: {
    networkError: 'Network Error',
    forbidden: 'Forbidden',
    tooMany: 'Too Many Requests',
    headless: 'Unavailable For Headless Browser',
  },
} as const;
