/** What visitors read where there is no page, or where it could not be loaded (specification §2). */
export const NOT_FOUND_COPY = {
  label: '404',
  title: 'Page not Found',
  text: 'This page does not exist or has moved. Try the search, or start from the home page.',
  home: 'Home',
  contact: 'Contact Us',
  topics: 'Topics',
} as const;

/** Who asks for more pages than people read. */
export const TOO_MANY_COPY = {
  title: 'Too many requests at once',
  text: 'Please wait a minute and try again.',
  /** Of a form that a browser without scripts has sent. */
  formText: 'Please wait a minute, then reload this page: what you have sent is sent once more.',
} as const;

/** What stands where a text of an editor cannot be drawn. */
export const TOO_MANY_MARKS = 'This text has too many marks to be parsed.';
export const TOO_MANY_OPEN = 'This text has too many elements that are left open.';

export const FAILURE_COPY = {
  label: 'Error',
  title: 'Unexpected Application Error!',
  text: 'We couldn’t load this page. Please try again in a minute.',
  retry: 'Try again',
  home: 'Go to the home page',
  /** Of the shell, too: here it is with a screen that should not load the shell's words. */
  loading: 'Loading…',
} as const;
