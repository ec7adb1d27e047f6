// The package's own types are Express's; on its own it takes what node:http gives.
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export default function compression(options?: {
    threshold?: number;
    brotli?: { params: Readonly<Record<number, number>> };
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
