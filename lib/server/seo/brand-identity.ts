import 'server-only';
import { cache } from 'react';
import { findSetting, type Image, imageOf, type Setting } from '@/content-client';
import { accentOf } from '@/lib/colour/theme-style';
import { toHash } from '@/lib/pattern/hash';
import { getBrand, getCompanyProfile, getSettings } from '@/lib/server/cms/readers';

/** A logo that the image renderer can read. */
export type DrawableLogo = {
  url: string;
  mime: string;
  width: number;
  height: number;
  /** Made for dark grounds. */
  isLight: boolean;
};

/** What stands for the organization in an image that is drawn. */
export type BrandIdentity = {
  brand: string;
  /** `#rrggbb`. */
  accent: string;
  /** The logo for dark grounds, which most images are, then the other one. */
  logos: readonly DrawableLogo[];
  /** Changes with all that; for the addresses of what is drawn. */
  look: string;
};

const READABLE = /^image\/(?:svg\+xml|png|jpeg)$/;
const MAX_PIXELS = 4_000_000;

/** Throws `ContentError`. */
export const getBrandIdentity = cache(async (): Promise<BrandIdentity> => {
  const [brand, { accentColor }, settings] = await Promise.all([
    getBrand(),
    getCompanyProfile(),
    getSettings(),
  ]);
  const accent = accentOf(accentColor);
  const logos = drawableLogos(settings);
  const look = toHash([brand, accent, ...logos.map(({ url }) => url)].join('\n')).toString(36);
  return { brand, accent, logos, look };
});

function drawableLogos(settings: readonly Setting[]): DrawableLogo[] {
  const logo = findSetting(settings, 'company_logo');
  const light = toDrawable(imageOf(logo?.supportMedia), true);
  const dark = toDrawable(imageOf(logo?.media), false);
  return [light, dark].filter((each) => each !== null);
}

function toDrawable(image: Image | null, isLight: boolean): DrawableLogo | null {
  const { url, mime, width, height } = image ?? {};
  if (!url || !mime || !width || !height || !READABLE.test(mime)) return null;
  return width * height > MAX_PIXELS ? null : { url, mime, width, height, isLight };
}
