import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { adminRoutes } from '../admin-routes';
import { siteRoute } from '../site-url';
import { answerEntryCheck } from './entry-check-route';
import { toStaffReport } from './for-staff';

/** A check reads all of the content. */
const CHECK_TIMEOUT_MS = 60_000;
/** What the home page has room for: everybody who logs in asks for it. */
const LAST_FINDINGS = 8;

/**
 * `GET /content-check`: what staff should put right in the content. The site does the checking,
 * since it is the one that knows what it shows, and keeps its last report, unless `?fresh` asks for
 * another; with `?last` it gives that one even where content has changed since, and here the first of its findings only. Only who is logged in to the admin is answered.
 */
export function offerContentCheck(strapi: Core.Strapi): void {
  adminRoutes(strapi, [
    ['GET', '/content-check', answer],
    ['GET', '/entry-check/:uid/:documentId', answerEntryCheck],
  ]);
}

async function answer(strapi: Core.Strapi, ctx: Context): Promise<void> {
  try {
    const response = await fetch(checkUrl(ctx.query), {
      headers: { Authorization: `Bearer ${process.env.REVALIDATE_SECRET}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The site answered ${response.status}`);
    const limit = ctx.query.last === undefined ? undefined : LAST_FINDINGS;
    ctx.body = await toStaffReport(strapi, ctx, await response.json(), limit);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    strapi.log.warn(`The content could not be checked: ${reason}`);
    const message = 'The site could not be asked. Is it running?';
    ctx.status = 502;
    ctx.body = { data: null, error: { status: 502, name: 'BadGatewayError', message } };
  }
}

function checkUrl(query: Context['query']): string {
  const wanted = ['fresh', 'last'].find((name) => query[name] !== undefined);
  return siteRoute(`/api/content-check${wanted ? `?${wanted}` : ''}`);
}
