import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readEnv } from '@/lib/server/ops/env';

const right = {
  NODE_ENV: 'test' as const,
  CONTENT_API_URL: 'https://cms.example',
  CONTENT_API_TOKEN: 'a-token-that-is-long-enough',
};

describe('the environment', () => {
  test('is right with the address of the service and its token', () => {
    expect(readEnv(right)).toMatchObject({ SITE_URL: 'http://localhost:3000' });
  });

  test('takes an empty line as not set', () => {
    expect(
      readEnv({ ...right, SITE_URL: '', REVALIDATE_SECRET: '' }).REVALIDATE_SECRET,
    ).toBeUndefined();
  });

  test.each([
    ['CONTENT_API_URL', undefined],
    ['CONTENT_API_URL', 'cms.example'],
    ['CONTENT_API_URL', 'ftp://cms.example'],
    ['CONTENT_API_URL', 'https://cms.example/api'],
    ['CONTENT_API_URL', 'https://cms.example/api/'],
    ['CONTENT_API_TOKEN', undefined],
    ['METRICS_TOKEN', 'short'],
    ['SITE_URL', 'localhost'],
    ['REVALIDATE_SECRET', 'short'],
    ['EMBEDDED_CODE_HOSTS', 'http://stats.example; script-src *'],
    ['VARNISH_URLS', 'http://one:6081, two:6081'],
    ['CONTENT_API_TIMEOUT_MS', 'soon'],
    ['MAIL_BLOCK_LIST', 'spam.example; a@b.example'],
    ['MAIL_BLOCK_LIST', 'spam.example a@b.example'],
  ])('stops on a wrong %s (%s) and names it, without its value', (name, value) => {
    const read = () => readEnv({ ...right, [name]: value });
    expect(read).toThrow(name);
    if (value) expect(read).not.toThrow(value);
  });

  test('names everything that is wrong at once', () => {
    const read = () => readEnv({ ...right, CONTENT_API_URL: '', CONTENT_API_TOKEN: '' });
    expect(read).toThrow(/CONTENT_API_URL.*CONTENT_API_TOKEN/);
  });
});

describe('a variable', () => {
  const read = (variables: Record<string, string>) => readEnv({ ...right, ...variables });

  test('has the default that .env.example names', () => {
    const example = parseEnv(readFileSync('.env.example', 'utf8'));
    expect(readEnv({ ...example, ...right })).toEqual(readEnv(right));
  });

  test('has its default where it is empty', () => {
    expect(
      read({ FORM_PROXY_HOPS: '', MAIL_BLOCK_LIST: '', MAIL_BLOCK_HEADLESS: '' }),
    ).toMatchObject({
      FORM_PROXY_HOPS: 1,
      MAIL_BLOCK_LIST: [],
      MAIL_BLOCK_HEADLESS: false,
      NOT_FOUND_LOG_INTERVAL_SECONDS: 60,
      CONTENT_API_TIMEOUT_MS: 5000,
      SITE_INDEXING: 'auto',
    });
  });

  test('is read in its type', () => {
    expect(
      read({
        FORM_PROXY_HOPS: '0',
        MAIL_BLOCK_LIST: ' A@b.example, ,c.example ',
        MAIL_BLOCK_HEADLESS: 'true',
        NOT_FOUND_LOG_INTERVAL_SECONDS: '86400',
        VARNISH_URLS: 'http://one:6081, http://[2001:db8::1]:6081/',
      }),
    ).toMatchObject({
      FORM_PROXY_HOPS: 0,
      MAIL_BLOCK_LIST: ['a@b.example', 'c.example'],
      MAIL_BLOCK_HEADLESS: true,
      NOT_FOUND_LOG_INTERVAL_SECONDS: 86_400,
    });
  });

  test.each([
    ['FORM_PROXY_HOPS', '11', 'must be at most 10'],
    ['FORM_PROXY_HOPS', '-1', 'must not be negative'],
    ['FORM_PROXY_HOPS', '1.5', 'must be a whole number'],
    ['FORM_PROXY_HOPS', 'x', 'must be a number'],
    ['NOT_FOUND_LOG_INTERVAL_SECONDS', '86401', 'must be at most 86400'],
    ['SEARCH_LIMIT_PER_MINUTE', '0', 'must be at least 1'],
    ['FORM_LIMIT_PER_ADDRESS', '0', 'must be at least 1'],
    ['FORM_LIMIT_SECONDS', '0', 'must be at least 1'],
    ['FORM_PROXY_HOPS', ' ', 'must be a number'],
    ['MAIL_BLOCK_HEADLESS', 'maybe', 'must be true or false'],
    // next.config.ts knows one word.
    ['CONTENT_MEDIA_PRIVATE', '1', 'must be true or false'],
    ['CONTENT_MEDIA_PRIVATE', 'TRUE', 'must be true or false'],
    // As `echo SECRET | base64` puts it into a secret of Kubernetes.
    ['CONTENT_API_TOKEN', 'a-token-of-the-service\n', 'must be ASCII characters, without a blank'],
    ['REVALIDATE_SECRET', 'a-secret-of-the-webhook\n', 'must be ASCII characters, without a blank'],
    ['RESEND_API_KEY', 're_key\n', 'must be ASCII characters, without a blank'],
    ['TURNSTILE_SECRET_KEY', ' ', 'must be ASCII characters, without a blank'],
    ['NEXT_PUBLIC_TURNSTILE_SITE_KEY', ' ', 'must be ASCII characters, without a blank'],
    ['PREVIEW_SECRET', 'a-secret-of-the-preview\n', 'must be ASCII characters, without a blank'],
    ['METRICS_TOKEN', 'a-token-of-the-metrics→', 'must be ASCII characters, without a blank'],
    ['SITE_URL', 'https://www.example.com/de', 'must be an address without a path'],
    ['CONTENT_API_TIMEOUT_MS', '99', 'must be at least 100'],
    ['CONTENT_API_RETRY_BUDGET_MS', '0', 'must be at least 100'],
    ['CONTENT_API_TIMEOUT_MS', '60001', 'must be at most 60000'],
    ['SITE_INDEXING', 'yes', 'must be auto, open or closed'],
    ['MISSED_ADDRESSES_SECONDS', '0', 'is now NOT_FOUND_LOG_INTERVAL_SECONDS'],
    ['REDIS_URL', 'http://redis', 'must be a URL that starts with redis://'],
    ['MAIL_FROM', 'nobody', 'must be an e-mail address'],
    ['MAIL_FROM', 'A <a@b.example', 'must be an e-mail address'],
    ['PREVIEW_SECRET', 'x'.repeat(15), 'must have at least 16 characters'],
  ])('%s=%s fails: %s', (name, value, reason) => {
    expect(() => read({ [name]: value })).toThrow(`${name} ${reason}`);
  });

  test('the address of the site may end with a slash', () => {
    expect(read({ SITE_URL: 'https://www.example.com/' }).SITE_URL).toBe(
      'https://www.example.com/',
    );
  });

  test('a token of the content service may have any length', () => {
    expect(read({ CONTENT_API_TOKEN: 'token' }).CONTENT_API_TOKEN).toBe('token');
  });

  test.each(['a@b.example', 'Sales & Co <a@b.example>'])('MAIL_FROM may be %s', (mailbox) => {
    expect(read({ MAIL_FROM: mailbox }).MAIL_FROM).toBe(mailbox);
  });
});
