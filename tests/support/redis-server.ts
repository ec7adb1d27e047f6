import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { vi } from 'vitest';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { atProcessEnd } from './at-process-end';
import { removeFolder } from './temporary-folder';

const START_TIMEOUT_MS = 20_000;

/** Whether one can be started here. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** A Redis of its own, which can be killed and started again with nothing in it. */
export class RedisServer {
  readonly port: number;
  /** What it would write to its disk: a folder there has it fail to. */
  readonly file: string;
  readonly #dir = mkdtempSync(path.join(tmpdir(), 'redis-test-'));
  #process: ChildProcess | null = null;
  #stay = () => {};

  private constructor(port: number) {
    this.port = port;
    this.file = path.join(this.#dir, 'dump.rdb');
  }

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort());
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    mkdirSync(this.#dir, { recursive: true });
    const options = [
      ...['--port', String(this.port), '--dir', this.#dir, '--save', '', '--appendonly', 'no'],
    ];
    this.#process = spawn('redis-server', options, { stdio: 'ignore' });
    // A run that is stopped leaves none behind.
    this.#stay = atProcessEnd(this.#end);
    await vi.waitFor(() => this.command('ping'), { timeout: START_TIMEOUT_MS, interval: 20 });
  }

  async kill(): Promise<void> {
    const server = this.#process;
    if (!server) return;
    const exited = once(server, 'exit');
    this.#stay();
    this.#end();
    this.#process = null;
    await exited;
  }

  readonly #end = () => {
    this.#process?.kill('SIGKILL');
    removeFolder(this.#dir);
  };

  /** Stops it in the middle of whatever it does, or lets it go on. */
  hang(isHanging: boolean): void {
    this.#process?.kill(isHanging ? 'SIGSTOP' : 'SIGCONT');
  }

  /** Runs one command on a connection of its own. */
  async command(name: string, ...values: string[]): Promise<unknown> {
    const client = new Redis(this.url, { lazyConnect: true, retryStrategy: () => null });
    client.on('error', () => {});
    try {
      await client.connect();
      return await client.call(name, ...values);
    } finally {
      client.disconnect();
    }
  }
}
