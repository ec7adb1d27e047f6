import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formRules } from '@/cms/src/forms/form-rules';
import { contactSchema } from '@/components/forms/contact/contact-schema';
import { newsletterSchema } from '@/components/forms/newsletter/newsletter-schema';
import { quoteSchema, sectionQuoteSchema } from '@/components/forms/quote/quote-schema';
import { LIMITS } from '@/lib/forms/form-limits';

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
