import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formRules } from '@/cms/src/forms/form-rules';
import { VISITOR_FIELDS } from '@/cms/src/leads/lead-types';
import { contactSchema } from '@/components/forms/contact/contact-schema';
import { newsletterSchema } from '@/components/forms/newsletter/newsletter-schema';
import { quoteSchema, sectionQuoteSchema } from '@/components/forms/quote/quote-schema';
import { LIMITS } from '@/lib/forms/form-limits';
import { announcementSchema } from '@/lib/server/mail/announce';
import { toContactNotice, toQuoteNotice } from '@/lib/server/mail/lead-notices';
import { setup } from '@/tests/content-client/support';

const LONGEST: Readonly<Record<string, number>> = { ...LIMITS, company_name: LIMITS.company };

test.each([
  ['quote-request', quoteSchema, formRules.quoteRequest],
  ['quote-request', sectionQuoteSchema, formRules.quoteRequest],
  ['free-quote', sectionQuoteSchema, formRules.freeQuote],
  ['newsletter', newsletterSchema, formRules.newsletter],
  ['contact', contactSchema, formRules.contact],
])('the content service stores what a form of the site sends as a %s', (type, schema, rules) => {
  const path = `cms/src/api/${type}/content-types/${type}/schema.json`;
  const { attributes } = JSON.parse(readFileSync(path, 'utf8'));
  const fields = Object.keys(schema.shape);
  expect(Object.keys(rules)).toEqual(expect.arrayContaining(fields));
  for (const [name, { required, maxLength }] of Object.entries(rules)) {
    if (required) expect(fields).toContain(name);
    expect(maxLength, name).toBe(LONGEST[name]);
    expect(attributes[name].maxLength, name).toBe(maxLength);
  }
});

/** A text of its own in each field of a form. */
function typed<Values>(schema: { shape: object; parse: (value: unknown) => Values }): Values {
  const fields = Object.keys(schema.shape).map((name) => [name, `the ${name} of a visitor`]);
  return schema.parse({ ...Object.fromEntries(fields), email: 'asha@example.com' });
}

const quote = typed(quoteSchema);
const contact = typed(contactSchema);
const { company_name: companyName, ...message } = contact;

test('what a form asks for is sent to the content service, whole', async () => {
  const { client, requests } = setup([{ body: { data: null } }, { body: { data: null } }]);
  await client.quoteRequests.create(quote);
  await client.contactMessages.create({ companyName, ...message });
  expect(requests.map(({ body }) => body)).toEqual([{ data: quote }, { data: contact }]);
});

test.each([
  ['quote', quote, toQuoteNotice(quote)],
  ['contact', contact, toContactNotice({ companyName, ...message })],
])('sales read every field of a %s, also where the outbox has it told', (kind, fields, notice) => {
  for (const text of Object.values(fields)) expect(JSON.stringify(notice)).toContain(text);
  // A record of the service has all of them, empty where its form has none.
  const row = Object.fromEntries(VISITOR_FIELDS.map((name) => [name, '']));
  const told = announcementSchema.parse({
    ...{ kind, documentId: 'a' },
    fields: { ...row, ...fields },
  });
  expect(told.fields).toEqual(fields);
});

test('the content service knows every field as one that a visitor has written', () => {
  const fields = Object.values(formRules).flatMap((rules) => Object.keys(rules));
  expect([...VISITOR_FIELDS].sort()).toEqual([...new Set(fields)].sort());
});
