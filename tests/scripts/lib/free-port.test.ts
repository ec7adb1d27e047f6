import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freePort, RESERVATIONS, reservePort } from '@/scripts/lib/free-port.mjs';

/** The first port that Linux gives to outgoing connections; other systems begin higher. */
const FIRST_OF_OUTGOING = 32_768;

test('a free port is never one that an outgoing connection may take before a program listens there', async () => {
  const ports = await Promise.all(Array.from({ length: 100 }, freePort));
  expect(ports.filter((port) => port < 1024 || port >= FIRST_OF_OUTGOING)).toEqual([]);
});

test('no port is given twice, and a program can listen there', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  expect(new Set(ports).size).toBe(ports.length);
  const servers = ports.map((port) => createServer().listen(port, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  for (const server of servers) server.close();
});

test('a port that another process has reserved is free again when that process has ended', async () => {
  const module = path.resolve('scripts/lib/free-port.mjs');
  const code = `import { freePort } from ${JSON.stringify(module)};
    process.stdout.write(String(await freePort()));
    process.stdin.resume();`;
  const other = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  const port = Number(await once(other.stdout, 'data'));
  expect(port).toBeGreaterThan(1024);
  expect(reservePort(port)).toBe(false);
  other.stdin.end();
  await once(other, 'exit');
  expect(reservePort(port)).toBe(true);
});

test.skipIf(!existsSync('/proc/self/stat'))(
  'a reservation of a process holds nothing once another one has its id',
  async () => {
    const port = await freePort();
    writeFileSync(path.join(RESERVATIONS, String(port)), `${process.pid} 1`);
    expect(reservePort(port)).toBe(true);
    expect(reservePort(port)).toBe(false);
  },
);

test('a reservation that names no process, as a full disk leaves it, holds nothing', async () => {
  const port = await freePort();
  expect(reservePort(port)).toBe(false);
  writeFileSync(path.join(RESERVATIONS, String(port)), '');
  expect(reservePort(port)).toBe(true);
  expect(reservePort(port)).toBe(false);
});
