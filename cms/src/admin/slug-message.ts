import { setLocale } from 'yup';

/** The same sentence as the service's (`editing/page-addresses.ts`): only slugs are checked without one of their own. */
export function setSlugMessage(): void {
  setLocale({
    string: { matches: 'Use letters, digits and dashes only: month-end-in-three-days.' },
  });
}
