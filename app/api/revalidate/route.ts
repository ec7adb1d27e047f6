import { env } from '@/lib/server/ops/env';
import { logInfo, logWarning } from '@/lib/server/ops/log';
import { metrics } from '@/lib/server/ops/metrics';
import { readBody } from '@/lib/server/ops/read-body';
import { hasBearer } from '@/lib/server/ops/secrets';
import { siteHealth } from '@/lib/server/ops/site-health';
import { revalidate } from '@/lib/server/revalidation/revalidate';
import { parseContentEvent } from '@/lib/server/revalidation/webhook-event';

/** A webhook carries the whole entry, and an article may be long. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;

/**
 * The content service's webhook. Once it has answered, the next visitor of every page gets the new
 * content; where the service dies right after, the last good one.
 */
export async function POST(request: Request): Promise<Response> {
  const { webhooks } = metrics();
  if (!hasBearer(request, env().REVALIDATE_SECRET)) {
    webhooks.inc({ result: 'refused' });
    if (siteHealth().recordRefusedWebhook()) {
      logWarning('webhook-refused', {
        note: 'REVALIDATE_SECRET must be the same in the site and in the content service.',
      });
    }
    return Response.json({ message: 'Unauthorized' }, { status: 401 });
  }
  const body = await readBody(request, MAX_BODY_BYTES);
  const event = body === null ? null : parseContentEvent(body);
  if (!event) webhooks.inc({ result: 'malformed' });
  if (body === null) return Response.json({ message: 'Content Too Large' }, { status: 413 });
  if (!event) return Response.json({ message: 'Bad Request' }, { status: 400 });

  siteHealth().recordWebhook();
  const startedAt = Date.now();
  const tags = await revalidate(event);
  const ms = Date.now() - startedAt;
  webhooks.inc({ result: 'accepted' });
  logInfo('content-changed', {
    // `event` is the name of the log line.
    change: event.event,
    model: event.model ?? null,
    tags: tags.length,
    ms,
  });
  return Response.json({ event: event.event, tags: tags.length });
}

function methodNotAllowed(): Response {
  return Response.json(
    { message: 'Method Not Allowed' },
    { status: 405, headers: { Allow: 'POST' } },
  );
}

export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as HEAD,
  methodNotAllowed as OPTIONS,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
};
