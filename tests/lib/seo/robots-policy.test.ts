import { describe, expect, test } from 'vitest';
import { isOpenToSearch } from '@/lib/seo/robots-policy';

const open = (SITE_URL?: string, SITE_INDEXING?: string) =>
  isOpenToSearch({ SITE_URL, SITE_INDEXING });

describe('who is let in by the host of the site', () => {
  test.each([
    'https://nyuzi.co.tz',
    'https://www.nyuzi.co.tz/',
    'https://consult.example.com',
    'https://devoted-stages.com',
    // Nothing but the own name, or the end of the address, has such a word.
    'https://www.acme.dev',
    'https://acme.dev',
    'https://qa-consulting.co.tz',
    'https://www.qa-consulting.co.tz',
    'https://test-labs.com',
    'https://demo.co.tz',
    'https://www.sandbox.com',
  ])('%s is open', (url) => {
    expect(open(url)).toBe(true);
    expect(open(url, 'auto')).toBe(true);
  });

  test.each([
    'http://localhost:3000',
    'http://127.0.0.1',
    'https://102.22.1.9',
    'http://[::1]:3000',
    'http://web',
    'https://nyuzi.test',
    'https://staging.nyuzi.co.tz',
    'https://www-preview.nyuzi.co.tz',
    'https://dev2.nyuzi.co.tz',
    'https://www.staging.nyuzi.co.tz',
    'https://nyuzi-staging.co.tz',
    'https://www.nyuzi-dev.com',
    'https://staging-nyuzi.co.tz',
    'https://nyuzi-uat.com',
    'https://nyuzi-demo2.com',
    'https://uat.acme.dev',
    'https://nyuzi-git-main.vercel.app',
    'https://STAGING.nyuzi.co.tz',
    'not an address',
    undefined,
  ])('%s is closed', (url) => {
    expect(open(url)).toBe(false);
  });
});

test('the environment has the last word', () => {
  expect(open('http://localhost:3000', 'open')).toBe(true);
  expect(open('https://nyuzi.co.tz', 'closed')).toBe(false);
});
