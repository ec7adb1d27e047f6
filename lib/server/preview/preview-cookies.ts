import 'server-only';
import { DRAFT_COOKIES } from '@/lib/server/ops/next-internals';
import { PREVIEW_COOKIE, type Preview, readPreviewToken } from './preview-token';

/** A browser has one of the path, and one of the home page; each that is sent costs a signature. */
const MAX_PREVIEWS = 3;

/**
 * The open preview of a path; the screen checks it again before it shows a draft. The preview of the
 * home page comes with every request, so there may be two.
 *
 * @param header The cookies of a request.
 * @param path Percent-encoded.
 * @param secret PREVIEW_SECRET.
 * @returns With the cookie that has its token.
 */
export async function findOpenPreview(
  header: string,
  path: string,
  secret: string | undefined,
): Promise<{ preview: Preview; cookie: string } | null> {
  const sent = cookiesOf(header).filter((cookie) => nameOf(cookie) === PREVIEW_COOKIE);
  for (const cookie of sent.slice(0, MAX_PREVIEWS)) {
    const token = cookie.slice(PREVIEW_COOKIE.length + 1);
    const preview = await readPreviewToken(token, 'see', secret);
    if (preview?.path === path) return { preview, cookie };
  }
  return null;
}

/** The cookies of a request with one token of a preview; with none, nor the framework's, for `null`. */
export function withPreview(header: string, preview: string | null): string {
  const cookies = cookiesOf(header).filter(
    (cookie) =>
      nameOf(cookie) !== PREVIEW_COOKIE && (preview !== null || !DRAFT_COOKIES.test(cookie)),
  );
  return [...cookies, ...(preview === null ? [] : [preview])].join('; ');
}

function cookiesOf(header: string): string[] {
  return header.split(/;\s*/).filter(Boolean);
}

function nameOf(cookie: string): string {
  return cookie.split('=', 1)[0] ?? '';
}
