import { OptimizedImage } from '@/components/ui/optimized-image';
import type { Media } from '@/content-client';

type LogoProps = { brand: string; media: Media | null; isFirstScreen: boolean };

const HEIGHT = 36;

/** The organization's logo, or its name where there is none. */
export function Logo({ brand, media, isFirstScreen }: LogoProps) {
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
        className="h-9 w-auto max-w-36 object-contain object-left sm:max-w-56"
      />
      <span className="sr-only">{brand}</span>
    </>
  );
}
