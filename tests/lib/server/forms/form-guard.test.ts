import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { solve } from '@/components/forms/core/solve-challenge';
import { messages } from '@/content/messages';
import { type FakeSiteverify, startFakeSiteverify } from '@/tests/support/fake-siteverify';
import { setEnvironment } from '../../../support/form-env';

let guard: typeof import('@/lib/server/forms/form-guard');
let tokens: typeof import('@/lib/server/forms/form-token');

async function start(variables: Record<string, string> = {}) {
  setEnvironment({ FORM_MIN_SECONDS: '1', ...variables });
  guard = await import('@/lib/server/forms/form-guard');
  tokens = await import('@/lib/server/forms/form-token');
}

type Attempt = {
  address?: string;
  token?: string;
  honeypot?: string;
  captcha?: string;
  text?: string;
  hasCaptcha?: boolean;
  proof?: string;
};

async function attempt({ address = '203.0.113.1', text = 'one text', ...form }: Attempt = {}) {
  return guard.guardForm({
    kind: 'home-quote',
    hasCaptcha: form.hasCaptcha ?? false,
    submissionKey: Buffer.from(text).toString('base64url').padEnd(16, '_'),
    forwardedFor: address,
    form: {
      values: {},
      token: form.token ?? (await token()),
      honeypot: form.honeypot ?? '',
      source: '',
      captcha: form.captcha ?? '',
      proof: form.proof ?? '',
      isTooLarge: false,
    },
  });
}

/** Of somebody who took this long. */
const token = (ageMs = 3000) => tokens.issueFormToken('home-quote', Date.now() - ageMs);

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => vi.restoreAllMocks());

describe('without asking people for anything', () => {
  beforeEach(() => start());

  test('a person gets through', async () => {
    expect(await attempt()).toEqual({ isAllowed: true });
  });

  test.each([
    ['no token', { token: '' }],
    ['a forged token', { token: 'a.b.c' }],
    ['a filled honeypot', { honeypot: 'https://spam.example' }],
  ])('%s is asked to submit the form again', async (_, form) => {
    expect(await attempt(form)).toMatchObject({ reason: 'again' });
  });

  test('a token is good for one text, however often that is sent', async () => {
    const once = await token();
    expect(await attempt({ token: once })).toEqual({ isAllowed: true });
    expect(await attempt({ token: once })).toEqual({ isAllowed: true });
    expect(await attempt({ token: once, text: 'another text' })).toMatchObject({ reason: 'again' });
  });
});

describe('limits', () => {
  test('an address is told how long to wait', async () => {
    await start({ FORM_LIMIT_PER_ADDRESS: '2' });
    await attempt();
    await attempt();
    const third = await attempt();
    expect(third).toMatchObject({ reason: 'too-many', message: messages.form.tooMany(10) });
    expect(await attempt({ address: '203.0.113.2' })).toEqual({ isAllowed: true });
  });

  test('of 300 posts from 75 addresses no more than the limit get through', async () => {
    await start({ FORM_LIMIT_GLOBAL: '30', FORM_LIMIT_RESERVE: '5' });
    let through = 0;
    for (let index = 0; index < 300; index += 1) {
      const result = await attempt({ address: `198.51.100.${index % 75}`, text: `spam ${index}` });
      if (result.isAllowed) through += 1;
    }
    expect(through).toBe(30);

    const honest = await attempt({ address: '192.0.2.1', token: await token(20_000) });
    expect(honest).toEqual({ isAllowed: true });
  });

  test('a flood that imitates people gets no more than the reserve, and locks nobody out', async () => {
    await start({ FORM_LIMIT_GLOBAL: '10', FORM_LIMIT_RESERVE: '5' });
    let through = 0;
    for (let index = 0; index < 60; index += 1) {
      const result = await attempt({ address: `192.0.2.${index}`, token: await token(20_000) });
      if (result.isAllowed) through += 1;
    }
    expect(through).toBe(15);

    const honest = { address: '203.0.113.7', text: 'an honest text' };
    const refused = await attempt({ ...honest, token: await token(20_000) });
    if (refused.isAllowed || !refused.challenge) throw new Error('No work was asked for.');
    const proof = await solve(refused.challenge);
    if (proof === null) throw new Error('The work was not done.');
    expect(await attempt({ ...honest, proof })).toEqual({ isAllowed: true });

    const forged = JSON.stringify({
      ...JSON.parse(proof),
      solution: { counter: 1, derivedKey: '' },
    });
    for (const worthless of ['', '{', '{}', forged]) {
      expect(await attempt({ ...honest, proof: worthless })).toMatchObject({ reason: 'too-many' });
    }
    expect(await attempt({ ...honest, text: 'another text', proof })).toMatchObject({
      reason: 'too-many',
    });
  });

  test('the reserve is for addresses that have sent nothing yet', async () => {
    await start({ FORM_LIMIT_GLOBAL: '2', FORM_LIMIT_RESERVE: '5' });
    const send = async (address: string) => attempt({ address, token: await token(20_000) });
    await send('192.0.2.1');
    await send('192.0.2.1');
    expect(await send('192.0.2.1')).toMatchObject({ reason: 'too-many' });
    expect(await send('192.0.2.2')).toEqual({ isAllowed: true });
  });

  test('an address that has sent its share is asked for no work', async () => {
    await start({ FORM_LIMIT_PER_ADDRESS: '1' });
    await attempt();
    expect(await attempt()).toMatchObject({ reason: 'too-many', challenge: null });
  });

  test('when the limiter fails, the lead comes through', async () => {
    await start({ REDIS_URL: 'redis://127.0.0.1:1', FORM_LIMIT_PER_ADDRESS: '3' });
    expect(await attempt()).toEqual({ isAllowed: true });
    expect(await attempt({ text: 'a second one' })).toEqual({ isAllowed: true });
  });
});

describe('the captcha', () => {
  let siteverify: FakeSiteverify;
  const keys = () => ({
    TURNSTILE_SECRET_KEY: 'secret',
    NEXT_PUBLIC_TURNSTILE_SITE_KEY: 'site',
    TURNSTILE_VERIFY_URL: siteverify.url,
    SITE_URL: 'https://www.example.com',
  });
  beforeEach(async () => {
    siteverify = await startFakeSiteverify();
    await start(keys());
  });
  afterEach(() => siteverify.stop());

  const pass = 'pass:home-quote:www.example.com:1';

  test('solved on this site, for this form, once', async () => {
    expect(await attempt({ hasCaptcha: true, captcha: pass })).toEqual({ isAllowed: true });
    expect(await attempt({ hasCaptcha: true, captcha: pass })).toMatchObject({ reason: 'captcha' });
  });

  test.each([
    ['not completed', ''],
    ['refused', 'fail:home-quote:www.example.com'],
    ['of another form', 'pass:quote:www.example.com'],
    ['of another site', 'pass:home-quote:evil.example'],
    ['longer than one can be', 'pass:'.padEnd(3000, 'x')],
  ])('%s is said so', async (_, captcha) => {
    expect(await attempt({ hasCaptcha: true, captcha })).toMatchObject({
      reason: 'captcha',
      message: 'Please complete the CAPTCHA.',
    });
  });

  test.each([
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2:aaaa::1'],
    ['203.0.113.9', '203.0.113.9'],
    ['unknown', undefined],
  ])(
    'of a visitor from %s is checked with the address itself, not with the network',
    async (noted, named) => {
      await attempt({ address: noted, hasCaptcha: true, captcha: pass });
      expect(siteverify.addresses).toEqual([named]);
    },
  );

  test('is of this site also where it has a port of its own', async () => {
    await start({ ...keys(), SITE_URL: 'https://www.example.com:8443' });
    expect(await attempt({ hasCaptcha: true, captcha: pass })).toEqual({ isAllowed: true });
  });

  test('is not asked of a form without one', async () => {
    expect(await attempt()).toEqual({ isAllowed: true });
    expect(siteverify.seen).toEqual([]);
  });

  test('is checked again where the service had a fault of its own', async () => {
    const captcha = 'busy:home-quote:www.example.com';
    expect(await attempt({ hasCaptcha: true, captcha })).toEqual({ isAllowed: true });
    expect(siteverify.seen).toEqual([captcha, captcha]);
  });

  test.each([
    ['the service has a fault that lasts', 'internal-error', 'captcha-unavailable'],
    ['the secret is wrong', 'invalid-input-secret', 'captcha-secret-refused'],
    ['the secret is missing', 'missing-input-secret', 'captcha-secret-refused'],
  ])('costs no lead where %s, and the log says so', async (_, code, event) => {
    expect(await attempt({ hasCaptcha: true, captcha: `error:${code}` })).toEqual({
      isAllowed: true,
    });
    expect(vi.mocked(process.stderr.write).mock.calls.join()).toContain(`"${event}"`);
  });

  test('takes Cloudflare’s keys for tests, whose answers name neither form nor site', async () => {
    const answer = 'pass::example.com';
    expect(await attempt({ hasCaptcha: true, captcha: answer })).toMatchObject({
      reason: 'captcha',
    });
    await start({ ...keys(), TURNSTILE_SECRET_KEY: '1x0000000000000000000000000000000AA' });
    expect(await attempt({ hasCaptcha: true, captcha: `${answer}:2` })).toEqual({
      isAllowed: true,
    });
    expect(await attempt({ hasCaptcha: true, captcha: 'fail::example.com' })).toMatchObject({
      reason: 'captcha',
    });
    const { isTestCaptcha } = await import('@/lib/server/forms/verify-captcha');
    expect(isTestCaptcha()).toBe(true);
  });

  test.each([
    ['TURNSTILE_SECRET_KEY', { TURNSTILE_SECRET_KEY: '' }],
    ['NEXT_PUBLIC_TURNSTILE_SITE_KEY', { NEXT_PUBLIC_TURNSTILE_SITE_KEY: '' }],
    [null, {}],
    [null, { TURNSTILE_SECRET_KEY: '', NEXT_PUBLIC_TURNSTILE_SITE_KEY: '' }],
  ])('lacks %s', async (key, missing) => {
    await start({ ...keys(), ...missing });
    const { missingForCaptcha } = await import('@/lib/server/forms/verify-captcha');
    expect(missingForCaptcha()).toBe(key);
  });

  test('that cannot be checked does not cost the lead', async () => {
    await start({ ...keys(), TURNSTILE_VERIFY_URL: 'http://127.0.0.1:9' });
    expect(await attempt({ hasCaptcha: true, captcha: pass })).toEqual({ isAllowed: true });
  });
});
