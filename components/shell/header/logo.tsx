import { getImageProps } from 'next/image';
import { isVector } from '@/components/ui/content-image';
import { OptimizedImage } from '@/components/ui/optimized-image';
import type { Image } from '@/content-client';

type LogoProps = {
  brand: string;
  image: Image | null;
  /** The logo is drawn for a dark background. */
  isLight?: boolean;
  /** It stands on one that is dark in both schemes. */
  isOnInk?: boolean;
  /** The logo of the dark scheme; without one the other is adapted (image.css). */
  darkSchemeImage?: Image | null;
  isAboveFold?: boolean;
};

const HEIGHT = 36;
const DARK = '(prefers-color-scheme: dark) and (forced-colors: none)';

/** The organization's logo, or its name where there is none. */
export function Logo({
  brand,
  image,
  isLight = false,
  isOnInk = false,
  darkSchemeImage = null,
  isAboveFold = false,
}: LogoProps) {
  if (!image) {
    return <span className="truncate font-display text-2xl font-bold tracking-tight">{brand}</span>;
  }
  const isFixed = isLight || darkSchemeImage !== null;
  return (
    <>
      <picture className="contents">
        {darkSchemeImage && (
          <source
            media={DARK}
            srcSet={getImageProps({ ...sourceOf(darkSchemeImage), alt: '' }).props.srcSet}
          />
        )}
        <OptimizedImage
          {...sourceOf(image)}
          alt=""
          isAboveFold={isAboveFold}
          isVector={isVector(image)}
          preloadMedia={darkSchemeImage ? `not all and ${DARK}` : undefined}
          data-light={isLight ? '' : undefined}
          data-on-ink={isOnInk && !isLight ? '' : undefined}
          data-fixed={isFixed ? '' : undefined}
          data-raster={isFixed || isVector(image) ? undefined : ''}
          className="drawing drawing-of-name h-9 w-auto max-w-[min(9rem,100%)] min-w-0 object-contain object-left sm:max-w-56"
        />
      </picture>
      <span className="sr-only font-display text-2xl font-bold tracking-tight">{brand}</span>
    </>
  );
}

function sourceOf(image: Image): { src: string; width: number; height: number } {
  const ratio = image.width && image.height ? image.width / image.height : 1;
  return { src: image.url, width: Math.round(HEIGHT * ratio), height: HEIGHT };
}
