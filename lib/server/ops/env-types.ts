import { z } from 'zod';

/** An http(s) URL. */
export const url = z.url({
  protocol: /^https?$/,
  error: 'must be a URL that starts with http:// or https://',
});

/** An empty line in an .env file means "not set". */
export const emptyAsAbsent = (value: unknown) => (value === '' ? undefined : value);
/** A variable that may be missing or empty. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(emptyAsAbsent, schema.optional());

/** Where the rest would read it as 0. */
const blankAsWrong = (value: unknown) =>
  typeof value === 'string' && value !== '' && value.trim() === '' ? Number.NaN : value;

/** A whole number with a default. */
export const count = (fallback: number, maximum = 1_000_000, minimum = 0) =>
  z.preprocess(
    (value) => blankAsWrong(emptyAsAbsent(value)),
    z.coerce
      .number({ error: 'must be a number' })
      .int('must be a whole number')
      .min(minimum, minimum === 0 ? 'must not be negative' : `must be at least ${minimum}`)
      .max(maximum, `must be at most ${maximum}`)
      .default(fallback),
  );

/** `true` or `false`, and no other word: next.config.ts reads one of them without this. The default is `false`. */
export const flag = z.preprocess(
  emptyAsAbsent,
  z
    .stringbool({
      truthy: ['true'],
      falsy: ['false'],
      case: 'sensitive',
      error: 'must be true or false',
    })
    .default(false),
);

/** Values separated by commas, in lower case. With anything else between them two would be one, which is nobody's. */
export const list = z.preprocess(
  emptyAsAbsent,
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .toLowerCase()
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    )
    .refine(
      (items) => !items.some((item) => /[\s;]/.test(item)),
      'must be values separated by commas',
    ),
);

/** An e-mail address, or a name with one in angle brackets; one line. */
export const mailbox = z
  .string()
  .regex(
    /^(?:[^<>\p{Cc}]+ <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/u,
    'must be an e-mail address',
  );

/** A secret that the site shares with another program. */
export const secret = z.string().min(16, 'must have at least 16 characters');

/** Of a secret that is sent in a header, which loses what is around it: it would never be the same as this one. */
export const sent = (schema: z.ZodString) =>
  schema.regex(
    /^[!-~](?:[ -~]*[!-~])?$/,
    'must be ASCII characters, without a blank or a line end around them',
  );

/** So many uses, or the seconds in which they count: with 0, nobody would get through. */
export const limit = (fallback: number, maximum?: number) => count(fallback, maximum, 1);
