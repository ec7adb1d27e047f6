import 'server-only';
import { isServed, TAGS } from '@/content-client';
import { errorMessage } from '@/lib/errors';
import { INCOMPLETE_SECONDS } from '@/lib/server/cms/readers';
import { tagRender } from '@/lib/server/cms/tag-render';
import { env } from '@/lib/server/ops/env';
import { logWarningOnce } from '@/lib/server/ops/log';
import type { DrawableLogo } from './brand-identity';

/** A logo to draw. */
export type LogoData = Pick<DrawableLogo, 'width' | 'height' | 'isLight'> & {
  /** As a data URL: the image renderer asks nobody. */
  src: string;
};

/** What was read of a logo; not complete where its file did not come, and may come later. */
export type LogoRead = { logo: LogoData | null; isComplete: boolean };

const TIMEOUT_MS = 3_000;
const MAX_BYTES = 512 * 1024;
const REVALIDATE_SECONDS = 300;
const VECTOR = 'image/svg+xml';
/** The renderer has no fonts for a vector's own letters, and would leave them out. */
const UNDRAWABLE = /<(?:\w+:)?(?:text|image|foreignObject)[\s>]/;

/** Reads the file of a logo. What cannot be drawn is none. */
export async function readLogo(logo: DrawableLogo | null): Promise<LogoRead> {
  const { CONTENT_MEDIA_URL, CONTENT_API_URL } = env();
  const isReadable = logo && isServed(logo.url, CONTENT_MEDIA_URL ?? CONTENT_API_URL);
  if (!isReadable) return { logo: null, isComplete: true };
  try {
    const { url, mime, ...size } = logo;
    const bytes = await readFile(url);
    const isDrawn = bytes !== null && !(mime === VECTOR && UNDRAWABLE.test(bytes.toString()));
    const src = isDrawn && `data:${mime};base64,${bytes.toString('base64')}`;
    return { logo: src ? { ...size, src } : null, isComplete: true };
  } catch (error) {
    logWarningOnce('logo-not-read', { reason: errorMessage(error) });
    await tagRender([TAGS.media], INCOMPLETE_SECONDS);
    return { logo: null, isComplete: false };
  }
}

/** The bytes of a file; `null` for one that is too large. */
async function readFile(url: string): Promise<Buffer | null> {
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // The rendered image is cached; the tags are those of its content.
    next: { revalidate: REVALIDATE_SECONDS, tags: [TAGS.media] },
  });
  if (!response.ok) throw new Error(`The logo's file was answered with ${response.status}.`);
  if (Number(response.headers.get('content-length')) > MAX_BYTES) return null;
  const bytes = Buffer.from(await response.arrayBuffer());
  return bytes.length > MAX_BYTES ? null : bytes;
}
