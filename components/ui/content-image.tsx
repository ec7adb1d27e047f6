import { getImageProps } from 'next/image';
import type { CSSProperties } from 'react';
import type { Image } from '@/content-client';
import { cn } from '@/lib/cn';
import { croppedSizes } from './cropped-sizes';
import { OptimizedImage } from './optimized-image';
import { Weave } from './pattern/weave';

type ContentImageProps = {
  image: Image | null;
  /** Chooses the weave that stands in for a missing image. */
  seed: string;
  /** How wide its place is, as the `sizes` attribute takes it. */
  sizes: string;
  /** Width by height of its place, where an image of another shape is cropped. */
  shape?: number;
  /** Seen without scrolling: loaded at once. */
  isAboveFold?: boolean;
  /** The query of screens where it is seen without scrolling, if it is not on all. */
  preloadMedia?: string;
  className?: string;
};

/** An image from the content service that fills its (positioned) parent, or a weave instead. */
export function ContentImage({
  image,
  seed,
  sizes,
  shape,
  isAboveFold = false,
  preloadMedia,
  className,
}: ContentImageProps) {
  if (!image) return <Weave seed={seed} className={cn('absolute inset-0', className)} />;
  return (
    <OptimizedImage
      src={image.url}
      alt={image.alt}
      fill
      sizes={shape ? croppedSizes(sizes, image, shape) : sizes}
      isAboveFold={isAboveFold}
      preloadMedia={preloadMedia}
      isVector={isVector(image)}
      className={cn(
        'object-cover at-point',
        image.isPhotograph && (isUpright(image) ? 'upright' : 'wide-photo'),
        className,
      )}
      style={{ ...blurOf(image), ...pointOf(image) }}
    />
  );
}

/** Taller than wide. */
export function isUpright({ width, height }: Image): boolean {
  return width !== null && height !== null && height > width;
}

/** What the editor chose as the image's point of interest stays in view where it is cropped. */
function pointOf({ focalPoint }: Image): CSSProperties | undefined {
  return focalPoint ? { '--point': `${focalPoint.x}% ${focalPoint.y}%` } : undefined;
}

type ContentIconProps = {
  image: Image;
  size: number;
  className?: string;
};

/** A small drawing (icon, mark, logo) in its own proportions. Decoration: its name stands beside it. */
export function ContentIcon({ image, size, className }: ContentIconProps) {
  const width =
    image.width && image.height ? Math.round((size * image.width) / image.height) : size;
  return (
    <OptimizedImage
      src={image.url}
      alt=""
      width={width}
      height={size}
      isVector={isVector(image)}
      data-raster={isVector(image) ? undefined : ''}
      className={cn('drawing', className)}
    />
  );
}

export function isVector({ mime }: Image): boolean {
  return mime === 'image/svg+xml';
}

/** Smallest copy the optimizer makes: about a kilobyte, and soft when it is drawn large. */
const BLUR_WIDTH = 24;

/** Images that cover all of their place, so that nothing of the copy below shows through. */
const OPAQUE_TYPES: readonly (string | null)[] = ['image/jpeg', 'image/webp', 'image/avif'];

/** A tiny copy of the image behind itself, seen until the image is there; no script involved. */
function blurOf(image: Image): CSSProperties | undefined {
  if (!OPAQUE_TYPES.includes(image.mime)) return undefined;
  const { props } = getImageProps({
    src: image.url,
    alt: '',
    width: BLUR_WIDTH,
    height: BLUR_WIDTH,
  });
  return { backgroundImage: `url("${props.src}")`, backgroundSize: 'cover' };
}
