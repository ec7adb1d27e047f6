import { parseJson } from '@/lib/parse-json';
import { announce, announcementSchema } from '@/lib/server/mail/announce';
import { env } from '@/lib/server/ops/env';
import { logWarningOnce } from '@/lib/server/ops/log';
import { readBody } from '@/lib/server/ops/read-body';
import { hasBearer } from '@/lib/server/ops/secrets';

/** A submission at its longest, each character escaped. */
const MAX_BODY_BYTES = 128 * 1024;
const HEADERS = { 'cache-control': 'no-store' };

/**
 * The outbox of the content service: sends the mail about a record that nobody was told about yet.
 * Answers with `{ outcome: 'sent' | 'blocked' | 'failed' }`; on `failed` the service tries again.
 */
export async function POST(request: Request): Promise<Response> {
  if (!hasBearer(request, env().REVALIDATE_SECRET)) {
    logWarningOnce('notify-refused', {
      note: 'REVALIDATE_SECRET must be the same in the site and in the content service.',
    });
    return Response.json({ message: 'Unauthorized' }, { status: 401, headers: HEADERS });
  }
  const body = await readBody(request, MAX_BODY_BYTES);
  if (body === null) return Response.json({ message: 'Content Too Large' }, { status: 413 });
  const parsed = announcementSchema.safeParse(parseJson(body));
  if (!parsed.success) return Response.json({ message: 'Bad Request' }, { status: 400 });
  return Response.json({ outcome: await announce(parsed.data) }, { headers: HEADERS });
}
