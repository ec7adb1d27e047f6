// Files are written by a worker: Node has four threads for files, compression and names of hosts, and a disk that
// stalls would hold them all.
import { Worker } from 'node:worker_threads';
import { type FileWrite, setFileWriter } from '@/lib/server/cms/file-writes';

/** Nobody waits for a disk that has finished nothing for so long. */
const STALLED_MS = 2_000;

/** What the worker is sent, and what it answers when that is done. */
export type WriteMessage = FileWrite & { id: number };
export type WriteResult = { id: number; error?: unknown };

/**
 * From now on a worker writes the files of the stores.
 *
 * @param script The bundle of `file-writer.ts`.
 */
export function writeInWorker(script: string, stalledMs: number = STALLED_MS): void {
  setFileWriter(new WorkerWrites(script, stalledMs).write);
}

type Waiting = { resolve: () => void; reject: (error: unknown) => void };

class WorkerWrites {
  readonly #script: string;
  readonly #stalledMs: number;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null;
  #timer: NodeJS.Timeout | undefined;
  #lastId = 0;
  /** How often the worker has said something. */
  #heard = 0;
  #isStalled = false;

  constructor(script: string, stalledMs: number) {
    this.#script = script;
    this.#stalledMs = stalledMs;
    // Before the disk stalls, from which it is read.
    this.#worker = this.#start();
  }

  readonly write = async (write: FileWrite): Promise<void> => {
    if (this.#isStalled) throw stalled();
    this.#worker ??= this.#start();
    const id = ++this.#lastId;
    const written = new Promise<void>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
    this.#timer ??= setTimeout(() => this.#suspect(), this.#stalledMs).unref();
    this.#worker.postMessage({ ...write, id } satisfies WriteMessage);
    await written;
  };

  #start(): Worker {
    const worker = new Worker(this.#script);
    worker.unref();
    worker.on('message', (result: WriteResult) => this.#finish(result));
    worker.on('error', (error) => {
      this.#heard += 1;
      this.#worker = null;
      this.#isStalled = false;
      this.#rejectAll(error);
    });
    return worker;
  }

  #finish({ id, error }: WriteResult): void {
    this.#heard += 1;
    this.#isStalled = false;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size > 0) this.#timer?.refresh();
    else this.#stopTimer();
    if (error === undefined) waiting?.resolve();
    else waiting?.reject(error);
  }

  /** Where this process itself was held up, or stopped, what the worker has said meanwhile comes after the timers. */
  #suspect(): void {
    const heard = this.#heard;
    setImmediate(() => {
      if (this.#heard === heard) this.#stall();
    });
  }

  #stall(): void {
    this.#isStalled = true;
    this.#rejectAll(stalled());
  }

  #rejectAll(error: unknown): void {
    this.#stopTimer();
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

function stalled(): Error {
  return new Error('the disk stalls');
}
