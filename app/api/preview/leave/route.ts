import { PREVIEW_COPY } from '@/content/preview';
import { readBody } from '@/lib/server/ops/read-body';
import { leavePreview } from '@/lib/server/preview/preview';
import { previewNotice } from '@/lib/server/preview/preview-notice';

const MAX_BODY_BYTES = 4 * 1024;

/** Leaves a preview: the form in the preview bar is submitted here. */
export async function POST(request: Request): Promise<Response> {
  const body = await readBody(request, MAX_BODY_BYTES);
  const preview = await leavePreview(new URLSearchParams(body ?? '').get('token'));
  // The admin's frame must not contain the public page, so it gets a notice.
  if (preview && request.headers.get('sec-fetch-dest') !== 'iframe') {
    return new Response(null, {
      status: 303,
      headers: { location: preview.path, 'cache-control': 'private, no-store' },
    });
  }
  return previewNotice({
    status: preview ? 200 : 401,
    title: preview ? PREVIEW_COPY.left : PREVIEW_COPY.expired,
    text: preview ? PREVIEW_COPY.leftText : PREVIEW_COPY.expiredText,
    preview,
  });
}
