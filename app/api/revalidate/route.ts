import path from 'node:path';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { LEGACY_ALIASES } from '@/lib/routing/routes';
import { env } from '@/lib/server/ops/env';
import { logInfo } from '@/lib/server/ops/log';
import { processHooks } from '@/lib/server/ops/process-hooks';
import { readBody } from '@/lib/server/ops/read-body';
import { areSecretsEqual } from '@/lib/server/ops/secrets';
import { siteHealth } from '@/lib/server/ops/site-health';
import { listCachedPages } from '@/lib/server/revalidation/cached-pages';
import {
  askOwnServer,
  PageRegenerator,
  pagesToRefresh,
  pause,
} from '@/lib/server/revalidation/regenerate-pages';
import {
  type ContentEvent,
  parseContentEvent,
  refreshFor,
} from '@/lib/server/revalidation/webhook-event';
import { refreshSearch } from '@/lib/server/search/site-search';

/** A webhook carries the whole entry, and an article may be long. */
const BODY_LIMIT_BYTES = 4 * 1024 * 1024;
/** The content service waits no longer; what is not made anew by then follows behind. */
const ANSWER_WITHIN_MS = 8_000;
/** Longer than a page takes to be made. */
const SECOND_MARK_DELAY_MS = 2_000;

let refresher: PageRegenerator | null = null;
/** Marked as stale once; marked again when no more events arrive. */
const tagsToMarkAgain = new Set<string>();
let latestEvent: ContentEvent | null = null;

/**
 * The content service's webhook: marks what changed as stale and has the affected pages made anew.
 * It answers when the entry's own pages are there; the others follow, or are made before their next
 * visitor. So when it has answered, the next visitor of every page reads the new words. Visitors
 * meanwhile, and all of them when the service dies right after, are served the old page.
 */
export async function POST(request: Request): Promise<Response> {
  const { REVALIDATE_SECRET, PORT } = env();
  const given = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  // No secret configured means closed, not open.
  if (!REVALIDATE_SECRET || !areSecretsEqual(given, REVALIDATE_SECRET)) {
    return Response.json({ message: 'Unauthorized' }, { status: 401 });
  }
  const body = await readBody(request, BODY_LIMIT_BYTES);
  if (body === null) return Response.json({ message: 'Content Too Large' }, { status: 413 });
  const event = parseContentEvent(body);
  if (!event) return Response.json({ message: 'Bad Request' }, { status: 400 });

  siteHealth().recordWebhook();
  const { tags, slug, from } = refreshFor(event);
  if (tags.length === 0) return Response.json({ event: event.event, pages: 0 });

  refresher ??= startRefresher(PORT);
  const pages = refresher;
  const startedAt = Date.now();
  const resume = await pages.hold();
  markStale(tags);
  for (const tag of tags) tagsToMarkAgain.add(tag);
  latestEvent = event;
  after(async () => {
    // A visitor may have been having a page made while the tags were marked; it holds the old words
    // and passes for new. Marked again, it is made anew behind the next visitor.
    await pause(SECOND_MARK_DELAY_MS);
    // Two events may come at once, as a rename sends them: the last one marks the tags of all.
    if (latestEvent !== event) return;
    markStale([...tagsToMarkAgain]);
    tagsToMarkAgain.clear();
  });
  return answerWhenDone(async () => {
    const distDir = path.join(
      /* turbopackIgnore: true */ process.cwd(),
      process.env.NEXT_DIST_DIR || '.next',
    );
    const rendered = await listCachedPages(distDir).finally(resume);
    const { own, others } = pagesToRefresh(rendered, tags, slug, from);
    const made = pages.refresh([...own, ...others]);
    const isDone = Promise.all([refreshSearch(tags), ...made.slice(0, own.length)]);
    await Promise.race([isDone, pause(ANSWER_WITHIN_MS)]);
    logInfo('content-refreshed', {
      event: event.event,
      model: event.model ?? null,
      pages: made.length,
      ms: Date.now() - startedAt,
    });
    return { event: event.event, pages: made.length };
  });
}

function startRefresher(port: number): PageRegenerator {
  const pages = new PageRegenerator(askOwnServer(`http://127.0.0.1:${port}`));
  processHooks().whenRegenerated = (path) => pages.ready(LEGACY_ALIASES[path] ?? path);
  return pages;
}

function markStale(tags: readonly string[]): void {
  for (const tag of tags) revalidateTag(tag, 'max');
}

// The framework marks the tags when the handler has returned, so the pages are made anew while the
// answer is being sent: it ends when they are.
function answerWhenDone(work: () => Promise<object>): Response {
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const text = JSON.stringify(await work());
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
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
