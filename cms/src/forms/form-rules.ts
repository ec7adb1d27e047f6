import type { FieldRule, FormRules } from './read-form';

const line = (maxLength: number, required = true): FieldRule => ({
  kind: 'line',
  required,
  maxLength,
});
const email: FieldRule = { kind: 'email', required: true, maxLength: 254 };
const message: FieldRule = { kind: 'text', required: true, maxLength: 5000 };

const quote: FormRules = {
  name: line(120),
  email,
  phone: line(40, false),
  service: line(200),
  message,
};

/** The lengths repeat those of the schemas, which also hold for what staff write in the admin. */
export const formRules = {
  quoteRequest: quote,
  freeQuote: quote,
  newsletter: { email },
  contact: { name: line(120), company_name: line(160), email, phone: line(40), message },
} satisfies Record<string, FormRules>;
