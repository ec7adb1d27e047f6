import { PREVIEW_COPY } from '@/content/preview';
import { isUnknownPath } from '@/lib/server/cms/unknown-paths';
import { readBody } from '@/lib/server/ops/read-body';
import { leavePreview } from '@/lib/server/preview/preview';
import { previewNotice } from '@/lib/server/preview/preview-notice';
import type { Preview } from '@/lib/server/preview/preview-token';

const MAX_BODY_BYTES = 4 * 1024;

/** Leaves a preview: the form in the preview bar is submitted here. */
export async function POST(request: Request): Promise<Response> {
  const body = await readBody(request, MAX_BODY_BYTES);
  const preview = await leavePreview(new URLSearchParams(body ?? '').get('token'));
  // What was never published has no page to return to, and the admin's frame must not contain one: both get a notice.
  const isAlone = request.headers.get('sec-fetch-dest') !== 'iframe';
  if (preview && isAlone && !isUnknownPath(preview.path)) {
    return new Response(null, {
      status: 303,
      headers: { location: preview.path, 'cache-control': 'private, no-store' },
    });
  }
  return previewNotice({
    status: preview ? 200 : 401,
    title: preview ? PREVIEW_COPY.left : PREVIEW_COPY.expired,
    text: leftText(preview),
    preview,
  });
}

function leftText(preview: Preview | null): string {
  if (!preview) return PREVIEW_COPY.expiredText;
  return preview.isShared ? PREVIEW_COPY.leftSharedText : PREVIEW_COPY.leftText;
}
