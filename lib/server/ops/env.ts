import 'server-only';
import { z } from 'zod';
import { operationsVariables } from './env-operations';
import {
  count,
  emptyAsAbsent,
  flag,
  limit,
  list,
  mailbox,
  optional,
  secret,
  sent,
  url,
} from './env-types';

/** Variables of the forms; all of them are optional (docs/forms.md). */
const formVariables = {
  RESEND_API_KEY: optional(sent(z.string())),
  RESEND_BASE_URL: optional(url),
  MAIL_FROM: optional(mailbox),
  SALES_MAILBOX: optional(mailbox),
  MAIL_BLOCK_LIST: list,
  MAIL_BLOCK_HEADLESS: flag,
  MAIL_THROTTLE_MS: count(0),
  TURNSTILE_SECRET_KEY: optional(sent(z.string())),
  NEXT_PUBLIC_TURNSTILE_SITE_KEY: optional(sent(z.string())),
  TURNSTILE_VERIFY_URL: optional(url),
  FORM_SECRET: optional(secret),
  FORM_PROXY_HOPS: count(1, 10),
  // The browser waits a little longer than a second before it sends (token-client.ts).
  FORM_MIN_SECONDS: count(1, 1),
  FORM_LIMIT_SECONDS: limit(600, 86_400),
  FORM_LIMIT_PER_ADDRESS: limit(10),
  FORM_LIMIT_GLOBAL: count(120),
  FORM_LIMIT_RESERVE: count(60),
  REDIS_URL: optional(
    z.url({ protocol: /^rediss?$/, error: 'must be a URL that starts with redis://' }),
  ),
};

// What follows the host would be in no link, and nobody would be told.
const siteAddress = url.refine((text) => {
  if (!URL.canParse(text)) return true;
  const { href, origin } = new URL(text);
  return href === `${origin}/`;
}, 'must be an address without a path');

// With it every request would lead to /api/api, and the service answer 404 to all of them.
const serviceAddress = url.refine(
  (text) => !/\/api\/?$/.test(text),
  'must be an address without /api',
);

/** Its host is a name, or an IP address, of IPv6 in brackets. */
const VARNISH_ADDRESS = String.raw`https?://(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?/?`;

/** The variables of the site, each with its rule. */
export const envSchema = z.object({
  ...formVariables,
  ...operationsVariables,
  CONTENT_API_URL: z.preprocess(emptyAsAbsent, serviceAddress),
  // How long it is, the service decides.
  CONTENT_API_TOKEN: z.preprocess(emptyAsAbsent, sent(z.string())),
  CONTENT_MEDIA_URL: optional(url),
  // Read by next.config.ts.
  CONTENT_MEDIA_PRIVATE: flag,
  CONTENT_API_TIMEOUT_MS: count(5000, 60_000, 100),
  CONTENT_API_RETRY_BUDGET_MS: count(8000, 60_000, 100),
  SITE_URL: z.preprocess(emptyAsAbsent, siteAddress.default('http://localhost:3000')),
  // Read by server/csp.ts, in the server around the framework.
  EMBEDDED_CODE_HOSTS: optional(
    z
      .string()
      .regex(
        /^https:\/\/(?:\*\.)?[\w.-]+(?::\d+)?(?:[\s,]+https:\/\/(?:\*\.)?[\w.-]+(?::\d+)?)*$/,
        'must be URLs like https://host.example, separated by commas',
      ),
  ),
  SITE_INDEXING: z.preprocess(
    emptyAsAbsent,
    z.enum(['auto', 'open', 'closed'], { error: 'must be auto, open or closed' }).default('auto'),
  ),
  // Read by server/varnish.ts.
  VARNISH_URLS: optional(
    z
      .string()
      .regex(
        new RegExp(`^${VARNISH_ADDRESS}(?:[\\s,]+${VARNISH_ADDRESS})*$`, 'i'),
        'must be URLs like http://varnish:6081, separated by commas',
      ),
  ),
  REVALIDATE_SECRET: optional(sent(secret)),
  // It is the same in the content service, which refuses a line end as well.
  PREVIEW_SECRET: optional(sent(secret)),
  NOT_FOUND_LOG_INTERVAL_SECONDS: count(60, 86_400),
  // Read by server/index.ts.
  SHUTDOWN_DELAY_SECONDS: count(0, 60),
});

/** With what earlier releases called a variable: it would be ignored. */
const strictSchema = envSchema.extend({
  MISSED_ADDRESSES_SECONDS: optional(z.never('is now NOT_FOUND_LOG_INTERVAL_SECONDS')),
});

/** The environment of the site, as `.env.example` and the README describe it. */
export type Env = z.infer<typeof envSchema>;

/**
 * Reads and checks the environment.
 *
 * @throws Error that names each wrong variable in one sentence, and never its value.
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const result = strictSchema.safeParse(source);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return source[name] ? `${name} ${issue.message}` : `${name} is not set`;
  });
  throw new Error(`The environment is wrong: ${[...new Set(problems)].join('; ')}.`);
}

let cached: Env | null = null;

/** The checked environment; read once, on first use. */
export function env(): Env {
  cached ??= readEnv(process.env);
  return cached;
}

/** Where visitors get the files of the content service: a URL. */
export function mediaUrl(): string {
  const { CONTENT_MEDIA_URL, CONTENT_API_URL } = env();
  return CONTENT_MEDIA_URL ?? CONTENT_API_URL;
}

/** The absolute URL of a path of this site. That of the home page has no trailing slash. */
export function siteUrl(path: string): string {
  const url = new URL(path, env().SITE_URL);
  return path === '/' ? url.origin : url.href;
}
