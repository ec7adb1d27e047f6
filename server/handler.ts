import type { IncomingMessage, ServerResponse } from 'node:http';

/** A step on the way of a request; it answers, or passes it on to the next one. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void;
