import { closedPreview, openPreview } from '@/lib/server/preview/preview';
import { previewNotice } from '@/lib/server/preview/preview-notice';

/**
 * Opens a draft for an editor: the content service's preview leads here with a signed pass. What is
 * wrong with one that is refused is not told.
 */
export async function GET(request: Request): Promise<Response> {
  const link = new URL(request.url).searchParams.get('pass');
  const preview = await openPreview(link);
  if (!preview) {
    return previewNotice({
      status: 401,
      title: 'This preview is closed',
      text: 'Its link is good for half an hour, and until the preview is left. Reload the page of the content service to open it again.',
      pass: await closedPreview(link),
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
