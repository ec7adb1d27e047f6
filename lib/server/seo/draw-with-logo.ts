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
 * Draws with the logo of an organization; without one where the renderer cannot draw it, which stays
 * so until there is another file.
 */
export async function drawWithLogo(
  logo: DrawableLogo | null,
  draw: (logo: LogoData | null) => Promise<Buffer>,
): Promise<Drawn> {
  const { logo: data, isComplete } = await readLogo(logo);
  if (logo && data) {
    try {
      return { png: await draw(data), isComplete };
    } catch (error) {
      const reason = errorMessage(error).replace(FILE, 'the file');
      logWarningOnce('logo-not-drawn', { url: logo.url, reason });
    }
  }
  return { png: await draw(null), isComplete };
}
