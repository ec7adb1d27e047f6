import { ContentImage } from '@/components/ui/content-image';
import { ArrowIcon } from '@/components/ui/icons';
import { OptimizedImage } from '@/components/ui/optimized-image';
import { PRESS_COPY } from '@/content/proof';
import type { Image, PressFile } from '@/content-client';
import { cn } from '@/lib/cn';

/** A logo, and what else is drawn on nothing. */
const DRAWING = 'image/svg+xml';

/** Words in the name of a drawing: "Logo, for dark ground". */
const LIGHT = /\blight\b/i;
const DARK = /\bdark\b/i;

const DRAWING_SIZE = { width: 160, height: 48 } as const;

/** Images and files for journalists; each leads to the file itself, in full size. */
export function PressFiles({ files }: { files: readonly PressFile[] }) {
  return (
    <ul className="mt-10 grid gap-4 sm:grid-cols-2 sm:gap-6 md:mt-14 lg:grid-cols-3">
      {files.map(({ name, media }) => {
        const title = name || nameOf(media) || PRESS_COPY.file;
        return (
          <li
            key={media.url + title}
            className="group accent-edge flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-card"
          >
            {media.kind === 'image' && (
              <div className="relative aspect-3/2 overflow-hidden">
                {media.mime === DRAWING ? (
                  <OnItsGround image={media} name={title} />
                ) : (
                  <ContentImage
                    image={media}
                    seed={media.url}
                    sizes="(min-width: 1200px) 390px, (min-width: 600px) 50vw, 100vw"
                  />
                )}
              </div>
            )}
            <p className="mt-auto flex items-center justify-between gap-4 p-5">
              <a href={media.url} download className="card-link font-semibold">
                {title}
                <span className="sr-only"> – {PRESS_COPY.download}</span>
              </a>
              <ArrowIcon className="rotate-90" />
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function nameOf(media: PressFile['media']): string | null {
  if (media.kind === 'image') return media.alt;
  return media.kind === 'file' ? media.name : null;
}

/** A drawing has no ground of its own: it is shown on the one that its name speaks of, else on both. */
function OnItsGround({ image, name }: { image: Image; name: string }) {
  const isForLight = LIGHT.test(name);
  const isForDark = DARK.test(name);
  const isForBoth = isForLight === isForDark;
  return (
    <div className={cn('grid size-full', isForBoth && 'grid-cols-2')}>
      {(isForLight || isForBoth) && (
        <span className="grid place-items-center bg-white p-6">
          <Drawing image={image} alt={image.alt} ground="forced-colors:bg-white" />
        </span>
      )}
      {(isForDark || isForBoth) && (
        <span className="grid place-items-center bg-ink p-6">
          <Drawing image={image} alt={isForBoth ? '' : image.alt} ground="forced-colors:bg-ink" />
        </span>
      )}
    </div>
  );
}

/** @param ground Of its own, where the colours of the system take the one around it away. */
function Drawing({ image, alt, ground }: { image: Image; alt: string; ground: string }) {
  return (
    <OptimizedImage
      src={image.url}
      alt={alt}
      width={DRAWING_SIZE.width}
      height={DRAWING_SIZE.height}
      className={cn('max-h-full max-w-full object-contain forced-color-adjust-none', ground)}
    />
  );
}
