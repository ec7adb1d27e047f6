import { describe, expect, test } from 'vitest';
import { contactSchema } from '@/components/forms/contact/contact-schema';
import { newsletterSchema } from '@/components/forms/newsletter/newsletter-schema';
import { quoteSchema, sectionQuoteSchema } from '@/components/forms/quote/quote-schema';

const quote = {
  name: 'Asha',
  email: 'asha@example.com',
  phone: '1',
  service: 'ERP',
  message: 'Ten chars.',
};

function firstErrors(values: object): Record<string, string> {
  const { error } = quoteSchema.safeParse(values);
  const errors: Record<string, string> = {};
  for (const issue of error?.issues ?? []) errors[String(issue.path[0])] ??= issue.message;
  return errors;
}

describe('the quote modal', () => {
  test('asks for every field in the words of the catalogue', () => {
    expect(firstErrors({ name: ' ', email: '', phone: '', service: '', message: '' })).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
      service: 'Please select a service',
      message: 'Message is required',
    });
  });

  test('asks for the same when a field is not there at all', () => {
    expect(firstErrors({})).toMatchObject({ name: 'Name is required' });
  });

  test.each(['a..b@docomo.ne.jp', 'jane.@ezweb.ne.jp', "o'neil+1@example.co.tz"])(
    'takes %j, which mail reaches',
    (email) => expect(firstErrors({ ...quote, email })).toEqual({}),
  );

  test.each(['jane@gmail.com.', 'jane@gmail..com', 'jane@.com'])(
    'does not take the slip %j for an address',
    (email) => {
      expect(firstErrors({ ...quote, email })).toEqual({
        email: 'Please enter a valid email address',
      });
    },
  );

  test.each(['asha', 'asha@', '@example.com', 'a b@example.com', 'a@b', 'a@b.c,d@e.f', '<a@b.c>'])(
    'does not take %j for an address',
    (email) => {
      expect(firstErrors({ ...quote, email })).toEqual({
        email: 'Please enter a valid email address',
      });
    },
  );

  test('counts the ten characters of a message without the spaces around it', () => {
    expect(firstErrors({ ...quote, message: '   123456789   ' })).toEqual({
      message: 'Message must be at least 10 characters long',
    });
    expect(firstErrors({ ...quote, message: ' 1234567890 ' })).toEqual({});
  });

  test('takes any phone number that is not empty', () => {
    expect(firstErrors({ ...quote, phone: 'ask my office' })).toEqual({});
  });

  test('says how long a text may be', () => {
    expect(firstErrors({ ...quote, message: 'x'.repeat(5001) })).toEqual({
      message: 'Please use at most 5000 characters',
    });
  });

  test('makes one line of what could start a header of an e-mail', () => {
    const parsed = quoteSchema.parse({ ...quote, name: ' A\r\nBcc: b@c.d\u2028x\0 ' });
    expect(parsed.name).toBe('A Bcc: b@c.d x');
  });

  test('keeps the line breaks of a message, the same from every browser', () => {
    const parsed = quoteSchema.parse({ ...quote, message: 'first line\r\nsecond\rthird\0' });
    expect(parsed.message).toBe('first line\nsecond\nthird');
  });

  test('keeps every script and emoji, and mends half a character', () => {
    expect(quoteSchema.parse({ ...quote, name: 'عائشة 🧵' }).name).toBe('عائشة 🧵');
    expect(quoteSchema.parse({ ...quote, name: 'a\ud800' }).name).toBe('a\ufffd');
  });
});

test('the section form has no phone and no shortest message', () => {
  const { phone: _phone, ...rest } = quote;
  expect(sectionQuoteSchema.safeParse({ ...rest, message: 'Hi' }).success).toBe(true);
});

test('unknown names do not reach the record', () => {
  const hostile = JSON.parse('{"__proto__":{"x":1},"constructor":"y","documentId":"z"}');
  expect(quoteSchema.parse({ ...quote, ...hostile })).toEqual(quote);
});

test('a newsletter needs an address, a contact message needs everything', () => {
  expect(newsletterSchema.safeParse({ email: '' }).error?.issues[0]?.message).toBe(
    'Email is required',
  );
  expect(contactSchema.safeParse({}).error?.issues.map((issue) => issue.path[0])).toEqual([
    'name',
    'company_name',
    'email',
    'phone',
    'message',
  ]);
});
