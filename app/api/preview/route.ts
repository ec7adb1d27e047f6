import { PREVIEW_COPY } from '@/content/preview';
import { closedPreview, openPreview } from '@/lib/server/preview/preview';
import { previewNotice } from '@/lib/server/preview/preview-notice';

/**
 * Opens a draft for an editor: the preview of the content service links here with a signed token.
 * The response to an invalid token does not reveal what is wrong with it.
 */
export async function GET(request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token');
  const preview = await openPreview(token);
  if (!preview) {
    return previewNotice({
      status: 401,
      title: PREVIEW_COPY.expired,
      text: PREVIEW_COPY.expiredText,
      preview: await closedPreview(token),
    });
  }
  return new Response(null, {
    status: 307,
    headers: {
      location: preview.path,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    },
  });
}
