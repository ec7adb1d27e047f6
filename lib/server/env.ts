import 'server-only';
import { z } from 'zod';

const url = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
});

// An empty line in an .env file means "not set".
const emptyAsAbsent = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyAsAbsent, schema.optional());

const envSchema = z.object({
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
  REVALIDATE_SECRET: optional(z.string().min(16, 'must have at least 16 characters')),
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
