import type { IncomingMessage, ServerResponse } from 'node:http';

export function packStaticFiles(folder: string): Promise<void>;
export function staticFiles(
  folder: string,
): (request: IncomingMessage, response: ServerResponse) => boolean;
