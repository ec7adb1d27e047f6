import { ContentIcon } from '@/components/ui/content-image';
import type { Media } from '@/content-client';

type LogoProps = { brand: string; media: Media | null };

/** The firm's logo, or its name where there is none. */
export function Logo({ brand, media }: LogoProps) {
  if (media?.kind !== 'image') {
    return <span className="truncate font-display text-2xl font-bold tracking-tight">{brand}</span>;
  }
  return (
    <>
      <ContentIcon
        image={media}
        size={36}
        className="h-9 w-auto max-w-36 object-contain object-left sm:max-w-56"
      />
      <span className="sr-only">{brand}</span>
    </>
  );
}
