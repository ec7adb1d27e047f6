import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventually } from '@/tests/support/eventually';
import { setEnvironment } from '../support/form-env';

/** Of no other program of the tests. */
const PORT = 46_379;
const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

let redis: ChildProcess | null = null;

/** One copy of the site: its own modules, its own connection, which is up. */
async function startCopy(SITE_URL = 'https://site.example') {
  const REDIS_URL = `redis://127.0.0.1:${PORT}`;
  setEnvironment({ REDIS_URL, SITE_URL, FORM_LIMIT_PER_ADDRESS: '3' });
  const copy = await import('@/lib/server/forms/rate-limit');
  await copy.wasUsed('token', 'anything');
  await isConnected();
  return copy;
}

/** Waits for the connection that the copy started last has opened. */
async function isConnected() {
  const client = await globalThis.sharedState?.formLimits?.redis;
  await eventually(() => expect(client).toHaveProperty('status', 'ready'));
}

async function startRedis() {
  redis = spawn('redis-server', ['--port', String(PORT), '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  const isUp = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(PORT, '127.0.0.1');
      socket.once('connect', () => socket.end(resolve)).once('error', reject);
    });
  await eventually(isUp);
}

async function stopRedis() {
  const stopped = new Promise((resolve) => redis?.once('exit', resolve));
  redis?.kill();
  await stopped;
}

// Runs where Redis is installed; the site needs none.
describe.skipIf(!hasRedis)('two copies of the site with one Redis', () => {
  beforeAll(async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await startRedis();
  });
  afterAll(stopRedis);

  test('share what they count', async () => {
    const one = await startCopy();
    expect(await one.countUse('address', 'visitor')).toEqual({ isAllowed: true });
    expect(await one.countUse('address', 'visitor')).toEqual({ isAllowed: true });
    const other = await startCopy();
    expect(await other.countUse('address', 'visitor')).toEqual({ isAllowed: true });
    const refused = await other.countUse('address', 'visitor');
    expect(refused).toMatchObject({ isAllowed: false });
    expect(refused).toHaveProperty('retryAfterSeconds', expect.any(Number));
    expect(await other.wasUsed('address', 'visitor')).toBe(true);
    expect(await other.countUse('address', 'somebody else')).toEqual({ isAllowed: true });
    const ofAnotherSite = await startCopy('https://another.example');
    expect(await ofAnotherSite.countUse('address', 'visitor')).toEqual({ isAllowed: true });
  });

  test('count each on its own while it is away, and share again when it is back', async () => {
    const copy = await startCopy();
    for (let use = 0; use < 3; use += 1) await copy.countUse('address', 'visitor of before');
    await stopRedis();
    // Each copy counts alone meanwhile.
    expect(await copy.countUse('address', 'visitor of before')).toEqual({ isAllowed: true });
    for (let use = 0; use < 3; use += 1) await copy.countUse('address', 'meanwhile');
    expect(await copy.countUse('address', 'meanwhile')).toMatchObject({ isAllowed: false });

    await startRedis();
    await isConnected();
    await copy.countUse('address', 'afterwards');
    const other = await startCopy();
    expect(await other.wasUsed('address', 'afterwards')).toBe(true);
  });
});
