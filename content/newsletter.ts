/** What a subscriber reads who follows a link of a mail. */
export const NEWSLETTER_COPY = {
  title: 'Newsletter',
  confirm: {
    title: 'Confirm your subscription',
    text: 'One more click, and you get our newsletter.',
    button: 'Confirm my subscription',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    text: 'You get no further newsletter, and your address is deleted.',
    button: 'Unsubscribe',
  },
  confirmed: {
    title: 'You are subscribed',
    text: 'Thank you. You get our newsletter from now on.',
  },
  unsubscribed: {
    title: 'You are unsubscribed',
    text: 'Your address is deleted. You can subscribe again whenever you like.',
  },
  failed: {
    title: 'That did not work',
    text: 'Please open the link of the mail once more in a few minutes.',
  },
  invalid: {
    title: 'This link is not valid',
    text: 'Please open the link of the mail once more. If the mail is older than a week, subscribe again at the foot of this page.',
  },
  'unsubscribe-invalid': {
    title: 'This link is not valid',
    text: 'Please open the link of the mail once more, or write to us, and we delete your address:',
    contact: 'Contact us',
  },
} as const;
