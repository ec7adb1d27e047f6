import { readBody } from '@/lib/server/ops/read-body';
import { leavePreview } from '@/lib/server/preview/preview';
import { previewNotice } from '@/lib/server/preview/preview-notice';

const BODY_LIMIT_BYTES = 4 * 1024;

/** Leaves a preview: the form in its bar is sent here. */
export async function POST(request: Request): Promise<Response> {
  const body = await readBody(request, BODY_LIMIT_BYTES);
  const pass = await leavePreview(new URLSearchParams(body ?? '').get('pass'));
  // The public page may not stand in the admin's frame, so a word about it does.
  if (pass && request.headers.get('sec-fetch-dest') !== 'iframe') {
    return new Response(null, {
      status: 303,
      headers: { location: pass.path, 'cache-control': 'private, no-store' },
    });
  }
  return previewNotice({
    status: pass ? 200 : 401,
    title: pass ? 'You have left the preview' : 'This preview is closed',
    text: 'Nothing of the draft can be seen any more.',
    pass,
  });
}
