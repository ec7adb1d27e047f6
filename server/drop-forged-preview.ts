import { DRAFT_COOKIES } from '@/lib/server/ops/next-internals';
import { findOpenPreview, withPreview } from '@/lib/server/preview/preview-cookies';
import type { Handler } from './handler';

/**
 * Takes the cookies of a preview away from a request that belongs to none: their names, which anybody
 * can send, would have it pass every cache, and have each unknown address looked up.
 *
 * @param secret PREVIEW_SECRET.
 */
export function dropForgedPreview(handle: Handler, secret: string | undefined): Handler {
  return (request, response) => {
    const { cookie = '' } = request.headers;
    if (!DRAFT_COOKIES.test(cookie)) return handle(request, response);
    const path = new URL(`http://site.invalid${request.url}`).pathname;
    void findOpenPreview(cookie, path, secret).then((opened) => {
      if (!opened) request.headers.cookie = withPreview(cookie, null);
      handle(request, response);
    });
  };
}
