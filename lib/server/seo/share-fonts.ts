import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export type ShareFont = {
  name: string;
  data: Buffer;
  weight: 400 | 700;
  style: 'normal';
};

/** The site's faces as the picture's engine reads them: one weight each, WOFF, with Latin letters. */
const FILES = [
  { name: 'Bricolage', weight: 700, file: 'bricolage-grotesque-latin-700-normal.woff' },
  { name: 'Bricolage', weight: 700, file: 'bricolage-grotesque-latin-ext-700-normal.woff' },
  { name: 'Geist', weight: 400, file: 'geist-sans-latin-400-normal.woff' },
] as const;

let fonts: Promise<ShareFont[]> | null = null;

/** The faces of the pictures for sharing; read once. */
export function shareFonts(): Promise<ShareFont[]> {
  fonts ??= Promise.all(
    FILES.map(async ({ name, weight, file }) => ({
      name,
      weight,
      style: 'normal' as const,
      data: await readFile(path.join(process.cwd(), 'lib/server/seo/fonts', file)),
    })),
  );
  return fonts;
}
