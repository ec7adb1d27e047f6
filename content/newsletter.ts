/** What a subscriber reads who follows a link of a mail. */
export const NEWSLETTER_COPY = {
  title: 'Newsletter',
  confirm: {
    title: 'Confirm your subscription',
    text: 'Press the button, and you will get our newsletter.',
    button: 'Confirm my subscription',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    text: 'Press the button to stop the newsletter. Your address will then be deleted.',
    button: 'Unsubscribe',
  },
  confirmed: {
    title: 'You are subscribed',
    text: 'Thank you. You will get our newsletter from now on.',
    next: 'Recent Blogs',
  },
  unsubscribed: {
    title: 'You are unsubscribed',
    text: 'Your address has been deleted. You can subscribe again whenever you like.',
  },
  failed: {
    title: 'That did not work',
    text: 'Please open the link in the email again in a few minutes.',
  },
  invalid: {
    title: 'This link is not valid',
    text: 'Please open the link in the email again. If the email is older than a week, subscribe again at the foot of this page.',
  },
  'unsubscribe-invalid': {
    title: 'This link is not valid',
    text: 'Please open the link in the email again, or write to us, and we will delete your address:',
    contact: 'Contact us',
  },
} as const;
