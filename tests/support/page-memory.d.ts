/** What the server's page memory offers to tests; it is plain JavaScript. */
declare module '*/page-memory.mjs' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export class PageMemory {
    constructor(
      handle: (request: IncomingMessage, response: ServerResponse) => unknown,
      limits?: { keptMs?: number; pages?: number; bytes?: number; pageBytes?: number },
    );
    readonly size: { pages: number; bytes: number };
    answer(request: IncomingMessage, response: ServerResponse): unknown;
    forget(path?: string): void;
  }
}
