import { expect, test } from 'vitest';
import { telHref } from '../../lib/routing/contact-links';
import { phoneLink } from '../src/admin/leads/phone-link';

test.for([
  ['+255 700 000 000', 'tel:+255700000000'],
  ['0700 111 222 / 0755 333 444', 'tel:0700111222'],
  ['call 0700-111-222 after five', 'tel:0700111222'],
  ['+255 (0)22 211 1000, ext. 4', 'tel:+255222111000'],
  ['022/211 1000', 'tel:0222111000'],
  ['٠٧٠٠١١١٢٢٢', 'tel:0700111222'],
  ['112', 'tel:112'],
  ['ask my office', null],
  ['', null],
])('%j is called at %j, as on the site', ([typed, href]) => {
  expect(phoneLink(typed ?? '')).toBe(href);
  expect(telHref(typed ?? '')).toBe(href);
});
