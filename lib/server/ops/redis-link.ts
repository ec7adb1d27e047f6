import 'server-only';
import type { Redis } from 'ioredis';
import { errorMessage } from '@/lib/errors';
import { logInfo, logWarning } from './log';
import { singleFlight } from './single-flight';

const LIMITS = {
  /** Redis may be slow or hang: then this copy goes on alone. Longer than a busy process may pause. */
  COMMAND_TIMEOUT_MS: 1_000,
  MAX_RECONNECT_DELAY_MS: 1_000,
  CHECK_INTERVAL_MS: 1_000,
  /** Checks without an answer before the connection is opened again: the other side may be gone. */
  MAX_FAILED_CHECKS: 3,
  /** A check that is this late says that the process was stopped. */
  MAX_PAUSE_MS: 5_000,
};

const UP_POLL_MS = 50;

/** The disk is full, or the memory is, or it is a replica: nothing can be told to other copies through it. */
const REFUSED_WRITE = /^(?:MISCONF|OOM|READONLY)\b/;

type Listener = {
  /** Gets what is published on the channel. */
  channels: ReadonlyMap<string, (message: string) => void>;
  /** Brings this copy up to date; only then is Redis used for anything else. */
  onConnect: (client: Redis) => Promise<void>;
  /** Called every second while Redis is used. Rejects where a message was lost. */
  check: (client: Redis) => Promise<void>;
  /** Called when the process was stopped for a while: it may have missed anything. */
  onPause: () => Promise<void>;
};

/** Whether this copy of the site is linked to the others. */
export type RedisStatus = {
  isReachable: boolean;
  /** Seconds since Redis was last there; `null`: it is. */
  downSeconds: number | null;
};

/**
 * The connection to Redis: two sockets, one of them for messages. It never fails: while Redis is away,
 * or takes nothing, there is no answer, and it heals by itself.
 */
export class RedisLink {
  /** Stands before every key and channel of this site. */
  readonly prefix: string;
  readonly #address: string;
  #client: Redis | null = null;
  #subscriber: Redis | null = null;
  #listener: Listener | null = null;
  #isUp = false;
  #isReported = false;
  /** How often a connection was lost. */
  #losses = 0;
  #failedChecks = 0;
  /** On the wall: the other clock may stand still while a machine sleeps. */
  #checkedAt = Date.now();
  #downSince: number | null = performance.now();
  #timer: ReturnType<typeof setInterval> | null = null;

  /** @param prefix Of the keys: several sites may share one Redis. */
  constructor(address: string, prefix: string) {
    this.#address = address;
    this.prefix = prefix;
  }

  /** Whether Redis is used: it answers, and this copy knows what the others know. */
  get isUp(): boolean {
    return this.#isUp;
  }

  /** The socket for commands, which may be lost; `null` before the link was opened. */
  get client(): Redis | null {
    return this.#client;
  }

  /** For health. */
  get status(): RedisStatus {
    const since = this.#downSince;
    const downSeconds = since === null ? null : Math.round((performance.now() - since) / 1000);
    return { isReachable: this.#isUp, downSeconds };
  }

  /** Opens the connections, once. Resolves when Redis was reached, or was not in good time. */
  async open(listener: Listener): Promise<void> {
    if (this.#listener) return;
    this.#listener = listener;
    const { Redis } = await import('ioredis');
    const options = {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      autoResubscribe: false,
      autoResendUnfulfilledCommands: false,
      lazyConnect: true,
      commandTimeout: LIMITS.COMMAND_TIMEOUT_MS,
      connectTimeout: LIMITS.COMMAND_TIMEOUT_MS,
      retryStrategy: (attempt: number) => Math.min(attempt * 50, LIMITS.MAX_RECONNECT_DELAY_MS),
    };
    const client = new Redis(this.#address, options);
    const subscriber = new Redis(this.#address, options);
    this.#client = client;
    this.#subscriber = subscriber;
    subscriber.on('message', (channel, message) => listener.channels.get(channel)?.(message));
    for (const socket of [client, subscriber]) {
      // Without a listener the first lost connection would end the process.
      socket.on('error', (error) => this.#noteDown(errorMessage(error)));
      socket.on('close', () => this.#noteDown('the connection was closed'));
      socket.on('ready', () => void this.#connect());
    }
    await Promise.all(
      [client, subscriber].map((socket) => socket.connect().catch(() => undefined)),
    );
    this.#timer = setInterval(() => void this.#check(), LIMITS.CHECK_INTERVAL_MS);
    this.#timer.unref();
    await this.#connect();
  }

  /** Ends the connections. */
  close(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#listener = null;
    this.#client?.disconnect();
    this.#subscriber?.disconnect();
  }

  /** Runs commands; `null` where Redis does not answer, and while it is not used. */
  async run<T>(command: (client: Redis) => Promise<T>): Promise<T | null> {
    if (!this.#isUp || !this.#client) return null;
    try {
      return await command(this.#client);
    } catch (error) {
      // It answers, but not as it should: the command is not known.
      if (isReplyError(error) && !REFUSED_WRITE.test(error.message)) {
        logWarning('redis-refused', { reason: error.message });
      } else this.#noteDown(errorMessage(error));
      return null;
    }
  }

  /** Waits until Redis is used again; false where it is not in good time. */
  async untilUp(timeoutMs: number): Promise<boolean> {
    const deadline = performance.now() + timeoutMs;
    while (!this.#isUp && performance.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, UP_POLL_MS));
    }
    return this.#isUp;
  }

  /** Stops to use Redis until this copy has caught up: it may not know what happened meanwhile. */
  reconnect(reason: string): void {
    this.#noteDown(reason);
    this.#subscriber?.disconnect(true);
    this.#client?.disconnect(true);
  }

  /**
   * Notices that the process was stopped. A request may come before any timer, so each asks; what this
   * copy had is not given any more.
   */
  noticePause(): boolean {
    if (!this.#listener || Date.now() - this.#checkedAt <= LIMITS.MAX_PAUSE_MS) return false;
    this.#checkedAt = Date.now();
    void this.#listener.onPause();
    this.reconnect('the process was stopped');
    return true;
  }

  #noteDown(reason: string): void {
    this.#isUp = false;
    this.#losses += 1;
    this.#downSince ??= performance.now();
    if (this.#isReported || !this.#listener) return;
    this.#isReported = true;
    logWarning('redis-unavailable', { reason });
  }

  readonly #connect = singleFlight(async () => {
    const [client, subscriber, listener] = [this.#client, this.#subscriber, this.#listener];
    if (this.#isUp || client?.status !== 'ready' || subscriber?.status !== 'ready' || !listener) {
      return;
    }
    const losses = this.#losses;
    try {
      // First, so that no message falls between.
      await subscriber.subscribe(...listener.channels.keys());
      await listener.onConnect(client);
      // A subscriber that was lost meanwhile hears nothing: the next check begins again.
      if (this.#losses !== losses) return;
      this.#isUp = true;
      logInfo('redis-connected', { seconds: this.status.downSeconds });
      this.#downSince = null;
      this.#isReported = false;
    } catch (error) {
      this.#noteDown(errorMessage(error));
    }
  });

  async #check(): Promise<void> {
    const client = this.#client;
    if (this.noticePause()) return;
    this.#checkedAt = Date.now();
    if (client?.status !== 'ready') return;
    try {
      if (!this.#isUp) return await this.#connect();
      await this.#listener?.check(client);
      this.#failedChecks = 0;
    } catch (error) {
      this.#noteDown(errorMessage(error));
      this.#failedChecks += 1;
      if (this.#failedChecks % LIMITS.MAX_FAILED_CHECKS === 0) this.reconnect('no answer');
    }
  }
}

function isReplyError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ReplyError';
}
