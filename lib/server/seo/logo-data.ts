import 'server-only';
import { isServed, TAGS } from '@/content-client';
import { INCOMPLETE_SECONDS } from '@/lib/server/cms/faults';
import { tagRender } from '@/lib/server/cms/tag-render';
import { mediaUrl } from '@/lib/server/ops/env';
import type { DrawableLogo } from './brand-identity';
import { readLogoFile } from './logo-file';

/** A logo to draw. */
export type LogoData = Pick<DrawableLogo, 'width' | 'height' | 'isLight'> & {
  /** As a data URL: the image renderer asks nobody. */
  src: string;
};

/** What was read of a logo; not complete where its file did not come, and may come later. */
export type LogoRead = { logo: LogoData | null; isComplete: boolean };

const VECTOR = 'image/svg+xml';
/** The renderer has no fonts for a vector's own letters, and would leave them out; a few filters keep it busy for minutes. */
const UNDRAWABLE = /<(?:\w+:)?(?:text|image|foreignObject|filter)[\s>]/;

/** Reads the file of a logo. What cannot be drawn is none. */
export async function readLogo(logo: DrawableLogo): Promise<LogoRead> {
  const { url, mime, ...size } = logo;
  if (!isServed(url, mediaUrl())) return { logo: null, isComplete: true };
  const { bytes, isComplete } = await readLogoFile(url);
  if (!isComplete) await tagRender([TAGS.media], INCOMPLETE_SECONDS);
  const isDrawn = bytes !== null && !(mime === VECTOR && UNDRAWABLE.test(bytes.toString()));
  const src = isDrawn && `data:${mime};base64,${bytes.toString('base64')}`;
  return { logo: src ? { ...size, src } : null, isComplete };
}
