import { describe, expect, test } from 'vitest';
import { readEnv } from '@/lib/server/ops/env';

const right = {
  NODE_ENV: 'test' as const,
  CONTENT_API_URL: 'https://cms.example',
  CONTENT_API_TOKEN: 'a-token-that-is-long-enough',
};

describe('the environment', () => {
  test('is right with the address of the service and its token', () => {
    expect(readEnv(right)).toMatchObject({ SITE_URL: 'http://localhost:3000', PORT: 3000 });
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
    ['CONTENT_API_TOKEN', undefined],
    ['CONTENT_API_TOKEN', 'short'],
    ['SITE_URL', 'localhost'],
    ['REVALIDATE_SECRET', 'short'],
    ['EMBEDDED_CODE_HOSTS', 'http://stats.example; script-src *'],
    ['CONTENT_API_TIMEOUT_MS', 'soon'],
    ['PORT', '70000'],
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
