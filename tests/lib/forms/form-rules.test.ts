import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { email, line, text } from '@/lib/forms/form-rules';

const MESSAGES = { required: 'required', tooLong: (limit: number) => `over ${limit}` };

/** The value as it is sent, or the messages about it. */
function check(schema: z.ZodMiniType<string>, value: unknown): string | string[] {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : result.error.issues.map(({ message }) => message);
}

describe('a line', () => {
  test.each([
    ['  Asha  Mrema ', 'Asha  Mrema'],
    ['Asha\r\n\tMrema', 'Asha Mrema'],
    ['Bcc:\u2028\u2029x', 'Bcc: x'],
    ['a\ud800b', 'a\ufffdb'],
    ['\u202a+255 7\u202c', '+255 7'],
    ['می\u200cخوان', 'می\u200cخوان'],
    ['\u200b\u200e', ['required']],
    ['12345678', '12345678'],
    [' 12345678 ', '12345678'],
    ['123456789', ['over 8']],
    ['', ['required']],
    [' \n ', ['required']],
    [undefined, ['required']],
    [7, ['required']],
  ])('%j is %j', (value, expected) => {
    const limit = value === '  Asha  Mrema ' || String(value).includes('Mrema') ? 20 : 8;
    expect(check(line(limit, MESSAGES), value)).toEqual(expected);
  });
});

test('a browser that cannot repair half characters leaves them to the server', () => {
  const { toWellFormed } = String.prototype;
  Reflect.deleteProperty(String.prototype, 'toWellFormed');
  try {
    expect(check(line(20, MESSAGES), ' Asha ')).toBe('Asha');
    expect(check(text(20, MESSAGES), ' Asha ')).toBe('Asha');
  } finally {
    Object.defineProperty(String.prototype, 'toWellFormed', {
      value: toWellFormed,
      configurable: true,
      writable: true,
    });
  }
});

describe('an address', () => {
  const schema = email({ ...MESSAGES, invalid: 'invalid' });

  test.each([' asha@mills.example ', 'a.b+c@d-e.example.org', "o'neill@x.co"])(
    '%j is one',
    (value) => {
      expect(check(schema, value)).toBe(value.trim());
    },
  );

  test.each([
    ...['asha', 'asha@mills', '@mills.example', 'a b@mills.example', 'a@b c.example', 'a@b.c d'],
    ...['a@@b.example', 'a@b.example, c@d.example', '<a@b.example>', '"a"@b.example', 'a@.'],
    ...['a@b.example>', 'x:a@b.example', 'a@b.e@x'],
  ])('%j is none', (value) => {
    expect(check(schema, value)).toEqual(['invalid']);
  });

  test('has nothing that cannot be seen', () => {
    const pasted = '\ufeff\u202aasha\u00ad@mills\u200b.example\u200e\u2060\u2069';
    expect(check(schema, pasted)).toBe('asha@mills.example');
  });

  test('has an end', () => {
    // The pattern would take a tenth of a second.
    expect(check(schema, `a@${'.'.repeat(9990)}@`)).toEqual(['over 254']);
    expect(check(schema, `${'a'.repeat(242)}@mill.example`)).toEqual(['over 254']);
    expect(check(schema, '')).toEqual(['required']);
  });
});

describe('a text', () => {
  test.each([
    [' one\r\ntwo\rthree\n\n\tfour ', 'one\ntwo\nthree\n\n\tfour'],
    ['a\0\u0007\u0085b', 'ab'],
    ['a\ud800b', 'a\ufffdb'],
    ['', ['required']],
    ['\0', ['required']],
    [null, ['required']],
    ['x'.repeat(31), ['over 30']],
    ['x', 'x'],
  ])('%j is %j', (value, expected) => {
    expect(check(text(30, MESSAGES), value)).toEqual(expected);
  });

  test('may have to be longer', () => {
    const schema = text(30, { ...MESSAGES, tooShort: { limit: 3, error: 'short' } });
    expect(check(schema, 'ab')).toEqual(['short']);
    expect(check(schema, 'abc')).toBe('abc');
    expect(check(schema, '')).toEqual(['required']);
  });
});
