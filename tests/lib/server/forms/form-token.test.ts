import { SignJWT } from 'jose';
import { beforeEach, expect, test } from 'vitest';
import { setEnvironment } from '../../../support/form-env';

type Tokens = typeof import('@/lib/server/forms/form-token');
let tokens: Tokens;
const NOW = Date.UTC(2026, 10, 20, 9, 0, 0, 900);
const SECRET = 'a-secret-of-the-tests';

beforeEach(async () => {
  setEnvironment({ FORM_SECRET: SECRET });
  tokens = await import('@/lib/server/forms/form-token');
});

const check = async (token: string, now = NOW + 5000) => tokens.checkFormToken(token, 'quote', now);

test('a token is valid from a second after it was issued, to the millisecond', async () => {
  const token = await tokens.issueFormToken('quote', NOW);
  expect((await check(token, NOW + 999)).status).toBe('too-fast');
  expect(await check(token, NOW + 1000)).toMatchObject({ status: 'valid', ageMs: 1000 });
});

test('a token is valid for two hours', async () => {
  const token = await tokens.issueFormToken('quote', NOW);
  expect((await check(token, NOW + 7_199_000)).status).toBe('valid');
  expect((await check(token, NOW + 7_200_000)).status).toBe('expired');
});

test('a token of one form is not valid for another', async () => {
  const token = await tokens.issueFormToken('contact', NOW);
  expect((await check(token)).status).toBe('invalid');
});

test('no two tokens are the same', async () => {
  const [first, second] = await Promise.all([
    tokens.issueFormToken('quote', NOW),
    tokens.issueFormToken('quote', NOW),
  ]);
  expect(first).not.toBe(second);
});

test('a token that somebody made or changed is not ours', async () => {
  const token = await tokens.issueFormToken('quote', NOW);
  const [header, payload, signature] = token.split('.');
  const later = Buffer.from(JSON.stringify({ iat: NOW / 1000 - 60 })).toString('base64url');
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  for (const forged of [
    `${header}.${later}.${signature}`,
    `${unsigned}.${payload}.`,
    `${token}x`,
    token.slice(0, -1),
    `${token}.d`,
    'a.b.c',
    'x',
    '...',
  ]) {
    expect((await check(forged)).status).toBe('invalid');
  }
  expect((await check('')).status).toBe('missing');
});

test('a signed token without an id, a moment or an end is not ours', async () => {
  const sign = (token: SignJWT) =>
    token.setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(SECRET));
  const whole = () => new SignJWT().setAudience('form:quote').setIssuedAt(NOW / 1000);
  expect((await check(await sign(whole().setJti('1')))).status).toBe('invalid');
  expect((await check(await sign(whole().setExpirationTime(NOW / 1000 + 60)))).status).toBe(
    'invalid',
  );
});

test('a token of another secret is not ours', async () => {
  const token = await tokens.issueFormToken('quote', NOW);
  setEnvironment({ FORM_SECRET: 'another-secret-of-tests' });
  tokens = await import('@/lib/server/forms/form-token');
  expect((await check(token)).status).toBe('invalid');
});

test('without a secret, a token is valid in the process that issued it', async () => {
  setEnvironment({ FORM_SECRET: '' });
  tokens = await import('@/lib/server/forms/form-token');
  expect((await check(await tokens.issueFormToken('quote', NOW))).status).toBe('valid');
});
