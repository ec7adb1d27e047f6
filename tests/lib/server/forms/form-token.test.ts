import { beforeEach, expect, test } from 'vitest';
import { setEnvironment } from '../../../support/form-env';

type Tokens = typeof import('@/lib/server/forms/form-token');
let tokens: Tokens;
const NOW = Date.UTC(2026, 10, 20, 9);

beforeEach(async () => {
  setEnvironment();
  tokens = await import('@/lib/server/forms/form-token');
});

test('a token is good from a second after it was issued', () => {
  const token = tokens.issueFormToken(NOW);
  expect(tokens.checkFormToken(token, NOW + 999).status).toBe('too-fast');
  expect(tokens.checkFormToken(token, NOW + 1000)).toMatchObject({ status: 'good', ageMs: 1000 });
});

test('a token is good for two hours', () => {
  const token = tokens.issueFormToken(NOW);
  expect(tokens.checkFormToken(token, NOW + 7_200_000).status).toBe('good');
  expect(tokens.checkFormToken(token, NOW + 7_200_001).status).toBe('too-old');
});

test('no two tokens are the same', () => {
  expect(tokens.issueFormToken(NOW)).not.toBe(tokens.issueFormToken(NOW));
});

test('a token that somebody made or changed is told from ours', () => {
  const token = tokens.issueFormToken(NOW);
  const later = token.replace(/^[^.]+/, (NOW + 5000).toString(36));
  for (const forged of [
    later,
    `${token}x`,
    token.slice(0, -1),
    'a.b.c',
    'x',
    `${token}.d`,
    '...',
  ]) {
    expect(tokens.checkFormToken(forged, NOW + 10_000).status).toBe('forged');
  }
  expect(tokens.checkFormToken('', NOW).status).toBe('missing');
});

test('a token of another secret is not ours', async () => {
  const token = tokens.issueFormToken(NOW);
  setEnvironment({ FORM_SECRET: 'another-secret-of-tests' });
  const others = await import('@/lib/server/forms/form-token');
  expect(others.checkFormToken(token, NOW + 10_000).status).toBe('forged');
});
