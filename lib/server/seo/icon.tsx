import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { INK, SHEET } from '@/lib/colour/palette';
import type { IconFile } from '@/lib/seo/icon-files';
import type { BrandIdentity, DrawableLogo } from './brand-identity';
import { BrandSign, squareStyle } from './brand-sign';
import type { LogoData } from './logo-data';
import { shareFonts } from './share-fonts';

/** Shares of the side: how large the letter and the logo are, how round the corners. */
const SHAPES = {
  round: { letter: 0.86, logo: 0.8, corner: 0.22 },
  full: { letter: 0.68, logo: 0.72, corner: 0 },
  // Of a circle of four fifths, a square in it.
  maskable: { letter: 0.54, logo: 0.56, corner: 0 },
} as const;
/** A logo that is much wider than high would be a line. */
const MAX_RATIO = 1.25;

/** The logos that an icon can have. */
export function squareLogos(logos: readonly DrawableLogo[]): DrawableLogo[] {
  return logos.filter(({ width, height }) => Math.max(width / height, height / width) <= MAX_RATIO);
}

/**
 * Draws an icon of an organization as PNG.
 *
 * @param logo Square ({@link squareLogos}); `null`: the initial.
 */
export async function drawIcon(
  { size, shape }: IconFile,
  { brand, accent }: Pick<BrandIdentity, 'brand' | 'accent'>,
  logo: LogoData | null,
): Promise<Buffer> {
  const { letter, corner, ...shares } = SHAPES[shape];
  const icon = logo ? (
    <LogoSign logo={logo} size={size} share={shares.logo} corner={corner} />
  ) : (
    <BrandSign
      brand={brand}
      accent={accent}
      size={size}
      ground={INK}
      letter={letter}
      corner={corner}
    />
  );
  return toPng(icon, size);
}

/** A PNG as an ICO file, which has one header for the file and one for each image. */
export function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function toPng(icon: ReactElement, size: number): Promise<Buffer> {
  const image = new ImageResponse(icon, { width: size, height: size, fonts: await shareFonts() });
  return Buffer.from(await image.arrayBuffer());
}

type LogoSignProps = { logo: LogoData; size: number; share: number; corner: number };

function LogoSign({ logo: { src, width, height, isLight }, size, share, corner }: LogoSignProps) {
  const scale = (size * share) / Math.max(width, height);
  return (
    <div style={{ ...squareStyle(size, corner), background: isLight ? INK : SHEET }}>
      {/* biome-ignore lint/performance/noImgElement: drawn on the server, into an image */}
      <img src={src} alt="" width={width * scale} height={height * scale} />
    </div>
  );
}
