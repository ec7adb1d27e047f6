import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export type ShareFont = {
  name: string;
  data: Buffer;
  weight: 400 | 700;
  style: 'normal';
};

/** The site's fonts in the format of the image renderer: one weight each, WOFF, Latin letters. */
const FILES = [
  { name: 'Bricolage', weight: 700, file: 'bricolage-grotesque-latin-700-normal.woff' },
  { name: 'Bricolage', weight: 700, file: 'bricolage-grotesque-latin-ext-700-normal.woff' },
  { name: 'Geist', weight: 400, file: 'geist-sans-latin-400-normal.woff' },
] as const;

let fonts: Promise<ShareFont[]> | null = null;

/** The fonts of share images; read once, and again after a failure. */
export function shareFonts(): Promise<ShareFont[]> {
  fonts ??= readFonts().catch((error: unknown) => {
    fonts = null;
    throw error;
  });
  return fonts;
}

function readFonts(): Promise<ShareFont[]> {
  return Promise.all(
    FILES.map(async ({ name, weight, file }) => ({
      name,
      weight,
      style: 'normal' as const,
      data: await readFile(path.join(process.cwd(), 'lib/server/seo/fonts', file)),
    })),
  );
}
