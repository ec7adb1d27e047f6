import { DRAFT_COOKIES } from '@/lib/server/ops/next-internals';
import { findOpenPreview, withPreview } from '@/lib/server/preview/preview-cookies';
import type { Handler } from './handler';

/**
 * Leaves a request the cookies of the one preview that it belongs to. Without one it loses them: their
 * names, which anybody can send, would have it pass every cache, and have each unknown address looked up.
 *
 * @param secret PREVIEW_SECRET.
 */
export function keepOpenPreview(handle: Handler, secret: string | undefined): Handler {
  return (request, response) => {
    const { cookie = '' } = request.headers;
    if (!DRAFT_COOKIES.test(cookie)) return handle(request, response);
    const path = new URL(`http://site.invalid${request.url}`).pathname;
    void findOpenPreview(cookie, path, secret).then((opened) => {
      request.headers.cookie = withPreview(cookie, opened?.cookie ?? null);
      handle(request, response);
    });
  };
}
