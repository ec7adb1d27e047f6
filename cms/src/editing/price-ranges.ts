import { refuse } from '../refuse';
import type { Rule } from './writes';

/** The price of a service begins with the lower of its two ends. */
export const priceRanges: Rule = {
  uids: ['api::service-page.service-page'],
  before: ({ data, stored }) => {
    const [from, to] = ['priceFrom', 'priceTo'].map((end) =>
      end in data ? data[end] : stored?.[end],
    );
    if (typeof from === 'number' && typeof to === 'number' && from > to) {
      refuse('priceTo', 'This is less than “Price from”.');
    }
  },
};
