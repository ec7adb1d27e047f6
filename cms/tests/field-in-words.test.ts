import { expect, test } from 'vitest';
import { fieldInWords } from '../src/admin/leads/field-in-words';

test.for([
  ['email', 'asha@example.com', 'E-mail: asha@example.com'],
  ['company_name', 'Kariakoo Traders', 'Company name: Kariakoo Traders'],
  ['stage', 'new', 'Status: new'],
  [
    'confirmedAt',
    '2026-11-23T10:00:00.000Z',
    'Confirmed by the subscriber: 2026-11-23T10:00:00.000Z',
  ],
  ['confirmed', false, 'Confirmed: no'],
  [
    'source',
    { page: '/services', referrer: null, utm: { utm_source: 'letter' } },
    'Source: page /services, utm source letter',
  ],
  ['source', { page: null, referrer: null, utm: {} }, null],
  ['phone', null, null],
] as const)('what is stored as %s is a line that staff can read', ([name, value, line]) => {
  expect(fieldInWords(name, value)).toBe(line);
});
