import type { ServerResponse } from 'node:http';

/** Sends what a limit of `lib/server/limits` has answered in place of the response that was asked for. */
export async function sendRefusal(response: ServerResponse, refusal: Response): Promise<void> {
  response.setHeaders(refusal.headers);
  response.statusCode = refusal.status;
  response.end(await refusal.text());
}
