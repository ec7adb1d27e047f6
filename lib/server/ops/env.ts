import 'server-only';
import { z } from 'zod';

const url = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
});

// An empty line in an .env file means "not set".
const emptyAsAbsent = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyAsAbsent, schema.optional());

/** A whole number with a default. */
const count = (fallback: number, maximum = 1_000_000) =>
  z.preprocess(
    emptyAsAbsent,
    z.coerce
      .number({ error: 'must be a number' })
      .int('must be a whole number')
      .min(0, 'must not be negative')
      .max(maximum, `must be at most ${maximum}`)
      .default(fallback),
  );

const flag = z.preprocess(
  emptyAsAbsent,
  z.stringbool({ error: 'must be true or false' }).default(false),
);

/** Words separated by commas, in lower case. */
const words = z.preprocess(
  emptyAsAbsent,
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .toLowerCase()
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    ),
);

/** An e-mail address, or a name with one in angle brackets; one line. */
const mailbox = z
  .string()
  .regex(
    /^(?:[^<>\p{Cc}]+ <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/u,
    'must be an e-mail address',
  );

/** What the forms need; all of it may be left out (docs/forms.md). */
const formVariables = {
  RESEND_API_KEY: optional(z.string()),
  RESEND_BASE_URL: optional(url),
  MAIL_FROM: optional(mailbox),
  SALES_MAILBOX: optional(mailbox),
  MAIL_BLOCK_LIST: words,
  MAIL_BLOCK_HEADLESS: flag,
  MAIL_THROTTLE_MS: count(0),
  TURNSTILE_SECRET_KEY: optional(z.string()),
  NEXT_PUBLIC_TURNSTILE_SITE_KEY: optional(z.string()),
  TURNSTILE_VERIFY_URL: optional(url),
  FORM_SECRET: optional(z.string().min(16, 'must have at least 16 characters')),
  FORM_PROXY_HOPS: count(1, 10),
  FORM_MIN_SECONDS: count(1, 60),
  FORM_LIMIT_SECONDS: count(600, 86_400),
  FORM_LIMIT_PER_ADDRESS: count(10),
  FORM_LIMIT_GLOBAL: count(120),
  FORM_LIMIT_RESERVE: count(60),
  REDIS_URL: optional(
    z.url({ protocol: /^rediss?$/, error: 'must be an address that starts with redis://' }),
  ),
};

const envSchema = z.object({
  ...formVariables,
  CONTENT_API_URL: z.preprocess(emptyAsAbsent, url),
  CONTENT_API_TOKEN: z.preprocess(
    emptyAsAbsent,
    z.string({ error: 'is not set' }).min(16, 'must have at least 16 characters'),
  ),
  CONTENT_MEDIA_URL: optional(url),
  CONTENT_API_TIMEOUT_MS: z.preprocess(
    emptyAsAbsent,
    z.coerce
      .number({ error: 'must be a number of milliseconds' })
      .int('must be a whole number of milliseconds')
      .min(100, 'must be at least 100 milliseconds')
      .max(60_000, 'must be at most 60000 milliseconds')
      .default(5000),
  ),
  SITE_URL: z.preprocess(emptyAsAbsent, url.default('http://localhost:3000')),
  // Read by content-policy.mjs, in the server that stands before the framework.
  EMBEDDED_CODE_HOSTS: optional(
    z
      .string()
      .regex(
        /^https:\/\/(?:\*\.)?[\w.-]+(?::\d+)?(?:[\s,]+https:\/\/(?:\*\.)?[\w.-]+(?::\d+)?)*$/,
        'must be addresses like https://host.example, separated by commas',
      ),
  ),
  SITE_INDEXING: z.preprocess(
    emptyAsAbsent,
    z.enum(['auto', 'open', 'closed'], { error: 'must be auto, open or closed' }).default('auto'),
  ),
  REVALIDATE_SECRET: optional(z.string().min(16, 'must have at least 16 characters')),
  PREVIEW_SECRET: optional(z.string().min(16, 'must have at least 16 characters')),
  MISSED_ADDRESSES_SECONDS: count(60, 86_400),
  PORT: z.preprocess(
    emptyAsAbsent,
    z.coerce
      .number({ error: 'must be a port number' })
      .int('must be a port number')
      .min(1, 'must be a port number')
      .max(65_535, 'must be a port number')
      .default(3000),
  ),
});

/** The environment of the site, as `.env.example` and the README describe it. */
export type Env = z.infer<typeof envSchema>;

/**
 * Reads and checks the environment.
 *
 * @throws Error that names each wrong variable, and never its value, in one sentence.
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const result = envSchema.safeParse(source);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return source[name] ? `${name} ${issue.message}` : `${name} is not set`;
  });
  throw new Error(`The environment is wrong: ${[...new Set(problems)].join('; ')}.`);
}

let cached: Env | null = null;

/** The checked environment; read once, when it is first needed. */
export function env(): Env {
  cached ??= readEnv(process.env);
  return cached;
}

/** An address of this site in full, as links from elsewhere name it. The home page has no slash. */
export function siteUrl(path: string): string {
  const url = new URL(path, env().SITE_URL);
  return path === '/' ? url.origin : url.href;
}
