import type { Image } from '@/content-client';

/** A length of the `sizes` attribute; the widths of screens stand in brackets. */
const LENGTH = /([\d.]+)(px|vw)(?=,|$)/g;

/**
 * The `sizes` of an image that is cropped. One that is wider than its place is as high as it, so all of it is wider
 * than what is seen of it: a browser that knew the place alone would load a copy that looks soft.
 *
 * @param sizes How wide the place is, in `px` or `vw`.
 * @param shape Width by height of the place.
 */
export function croppedSizes(
  sizes: string,
  { width, height }: Pick<Image, 'width' | 'height'>,
  shape: number,
): string {
  const factor = width && height ? width / height / shape : 1;
  if (factor <= 1) return sizes;
  return sizes.replace(
    LENGTH,
    (_, length, unit) => `${Math.round(Number(length) * factor)}${unit}`,
  );
}
