import { OptimizedImage } from '@/components/ui/optimized-image';
import type { Media } from '@/content-client';

type LogoProps = {
  brand: string;
  media: Media | null;
  /** The logo is drawn for a dark background. */
  isLight: boolean;
  isFirstScreen: boolean;
};

const HEIGHT = 36;

/** The organization's logo, or its name where there is none. */
export function Logo({ brand, media, isLight, isFirstScreen }: LogoProps) {
  if (media?.kind !== 'image') {
    return <span className="truncate font-display text-2xl font-bold tracking-tight">{brand}</span>;
  }
  const ratio = media.width && media.height ? media.width / media.height : 1;
  return (
    <>
      <OptimizedImage
        src={media.url}
        alt=""
        width={Math.round(HEIGHT * ratio)}
        height={HEIGHT}
        isFirstScreen={isFirstScreen}
        data-light={isLight ? '' : undefined}
        className="drawing drawing-of-name h-9 w-auto max-w-[min(9rem,100%)] min-w-0 object-contain object-left sm:max-w-56"
      />
      <span className="sr-only font-display text-2xl font-bold tracking-tight">{brand}</span>
    </>
  );
}
