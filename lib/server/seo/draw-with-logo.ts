import 'server-only';
import { errorMessage } from '@/lib/errors';
import { logWarningOnce } from '@/lib/server/ops/log';
import type { DrawableLogo } from './brand-identity';
import { type LogoData, readLogo } from './logo-data';

/** What was drawn; not complete where the file of a logo did not come, and may come later. */
export type Drawn = { png: Buffer; isComplete: boolean };

/** In the renderer's messages the file itself, as a data URL. */
const FILE = /data:\S+/g;

/**
 * Draws with the first of these logos that the renderer can draw, else without one. What it cannot draw
 * stays so until there is another file.
 */
export async function drawWithLogo(
  logos: readonly DrawableLogo[],
  draw: (logo: LogoData | null) => Promise<Buffer>,
): Promise<Drawn> {
  let isComplete = true;
  for (const logo of logos) {
    const read = await readLogo(logo);
    isComplete &&= read.isComplete;
    if (!read.logo) continue;
    try {
      return { png: await draw(read.logo), isComplete };
    } catch (error) {
      const reason = errorMessage(error).replace(FILE, 'the file');
      logWarningOnce('logo-not-drawn', { url: logo.url, reason });
    }
  }
  return { png: await draw(null), isComplete };
}
