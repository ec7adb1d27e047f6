import { expect, test } from 'vitest';
import { fieldInWords } from '../src/admin/leads/field-in-words';
import { toPersonDocument } from '../src/admin/leads/person-document';

test.for([
  ['email', 'asha@example.com', 'E-mail: asha@example.com'],
  ['company_name', 'Kariakoo Traders', 'Company name: Kariakoo Traders'],
  ['stage', 'new', 'Status: new'],
  [
    'confirmedAt',
    '2026-11-23T10:00:00.000Z',
    'Confirmed by the subscriber: at 2026-11-23T10:00:00.000Z',
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
  expect(fieldInWords(name, value, (moment) => `at ${moment}`)).toBe(line);
});

test('a person gets a page in plain words, in the time of the organization, and then the data', () => {
  const record = {
    ...{ uid: 'api::contact.contact', documentId: 'abc123', kind: 'Contact message' },
    sentAt: '2026-11-27T02:31:18.059Z',
    fields: { name: 'Asha <b>', message: 'Hello', readAt: '2026-11-27T21:31:18.059Z' },
    notes: [{ text: 'Called & left', author: 'Baraka', writtenAt: '2026-11-28T06:00:00.000Z' }],
  };
  const page = toPersonDocument({
    ...{ exportedAt: '2026-11-29T06:00:00.000Z', email: 'asha@example.com' },
    ...{ records: [record], timeZone: 'Africa/Nairobi' },
  });
  const [words = '', data = ''] = page.split('<details>');
  expect(words).toContain('<h1>What we store about asha@example.com</h1>');
  expect(words).toContain(
    'As of 29 November 2026 at 09:00. All times are those of Africa/Nairobi.',
  );
  expect(words).toContain('<h2>Contact message, 27 November 2026 at 05:31</h2>');
  expect(words).toContain('<li>Name: Asha &lt;b&gt;</li>');
  expect(words).toContain('<li>First opened by staff: 28 November 2026 at 00:31</li>');
  expect(words).toContain('<li>Note by Baraka, 28 November 2026 at 09:00: Called &amp; left</li>');
  expect(words).not.toMatch(/T\d\d:\d\d/);
  expect(data).toContain('"sentAt": "2026-11-27T02:31:18.059Z"');
  expect(page).not.toMatch(/abc123|api::/);
});
