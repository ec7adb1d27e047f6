import { z } from 'zod';
import { parseJson } from '@/lib/parse-json';
import { metrics } from '@/lib/server/ops/metrics';
import { readBody } from '@/lib/server/ops/read-body';
import { routeClass } from '@/lib/server/ops/route-class';

const MAX_BODY_BYTES = 2_048;
const milliseconds = z.number().min(0).max(600_000).optional();

const report = z.strictObject({
  path: z.string().startsWith('/').max(1_000),
  values: z.strictObject({
    LCP: milliseconds,
    INP: milliseconds,
    FCP: milliseconds,
    TTFB: milliseconds,
    CLS: z.number().min(0).max(100).optional(),
  }),
});

/**
 * How fast a page was for a visitor who was measured (lib/browser/report-vitals.ts). What is
 * counted is the class of the page; the report is stored nowhere.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await readBody(request, MAX_BODY_BYTES);
  if (body === null) return new Response(null, { status: 413 });
  const parsed = report.safeParse(parseJson(body));
  if (!parsed.success) return new Response(null, { status: 400 });
  const { vitals, layoutShift } = metrics();
  const { CLS, ...times } = parsed.data.values;
  const route = routeClass(parsed.data.path);
  for (const [vital, value] of Object.entries(times)) {
    if (value !== undefined) vitals.observe({ vital, route }, value / 1000);
  }
  if (CLS !== undefined) layoutShift.observe({ route }, CLS);
  return new Response(null, { status: 204 });
}
