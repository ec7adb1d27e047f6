import { ContentImage } from '@/components/ui/content-image';
import { ArrowIcon } from '@/components/ui/icons';
import { OptimizedImage } from '@/components/ui/optimized-image';
import { PRESS_COPY } from '@/content/proof';
import type { Image, PressFile } from '@/content-client';
import { cn } from '@/lib/cn';
import { isAloneInRow } from '@/lib/pattern/fill-rows';

/** A logo, and what else is drawn on nothing. */
const DRAWING = 'image/svg+xml';

/** Words in the name of a drawing: "Logo for dark backgrounds". */
const LIGHT = /\blight\b/i;
const DARK = /\bdark\b/i;

/** An image of this shape is a cover: its beginning is left empty for a title, and its end is what is shown of it. */
const MIN_COVER_RATIO = 2;

const DRAWING_SIZE = { width: 240, height: 72 } as const;

/** On a phone a file is a row that begins with a square. */
const SQUARE =
  'min-[20rem]:max-sm:aspect-square min-[20rem]:max-sm:min-h-0 min-[20rem]:max-sm:w-28 min-[20rem]:max-sm:flex-none';

/** On a phone with large letters it is no row, but an image as wide as the window. */
const LARGE_LETTERS = '(max-width: 19.99rem) 100vw';

/** A type of more letters is not a name that anybody knows. */
const MAX_TYPE_LENGTH = 5;

/** Images and files for journalists; each leads to the file itself, in full size. The last of an odd number has the row. */
export function PressFiles({ files }: { files: readonly PressFile[] }) {
  return (
    <ul className="mt-10 grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6 md:mt-14">
      {files.map(({ name, media }, index) => {
        const hasRow = isAloneInRow(index, files.length);
        const title = name || nameOf(media) || PRESS_COPY.file;
        const isDrawing = media.kind === 'image' && media.mime === DRAWING;
        const format = formatOf(media);
        return (
          <li
            key={media.url + title}
            className={cn(
              'group accent-edge flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-card min-[20rem]:max-sm:flex-row',
              hasRow && 'sm:col-span-2 sm:flex-row',
            )}
          >
            {media.kind === 'image' && (
              <div
                className={cn(
                  'relative overflow-hidden',
                  // Beside an image it is as high.
                  isDrawing ? 'grid min-h-32 grow sm:min-h-48' : 'aspect-3/2',
                  SQUARE,
                  // As wide as the column of the others.
                  hasRow && 'sm:w-[calc(50%-0.75rem)] sm:flex-none',
                )}
              >
                {isDrawing ? (
                  <OnItsGround image={media} name={title} />
                ) : (
                  <ContentImage
                    image={media}
                    seed={media.url}
                    sizes={`${LARGE_LETTERS}, (min-width: 1264px) 590px, (min-width: 600px) 50vw, 168px`}
                    shape={3 / 2}
                    className={isCover(media) ? 'object-right' : undefined}
                  />
                )}
              </div>
            )}
            <p
              className={cn(
                'mt-auto flex min-w-0 items-center justify-between gap-4 p-5 min-[20rem]:max-sm:m-0 min-[20rem]:max-sm:grow min-[20rem]:max-sm:p-4',
                hasRow && 'sm:m-0 sm:grow',
              )}
            >
              <span className="min-w-0">
                <a
                  href={media.url}
                  download
                  className="card-link block leading-snug font-semibold text-balance"
                >
                  {title}
                  <span className="sr-only"> – {PRESS_COPY.download}</span>
                </a>
                {format && <span className="block text-sm text-muted">{format}</span>}
              </span>
              <ArrowIcon className="rotate-90" />
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** Type and size of a file, as far as they are known: "SVG", "WEBP · 1200 × 800". */
function formatOf(media: PressFile['media']): string | null {
  const type = media.mime?.split('/')[1]?.split('+')[0]?.toUpperCase() ?? '';
  const hasSize = media.kind === 'image' && media.mime !== DRAWING && media.width && media.height;
  const size = hasSize ? `${media.width} × ${media.height}` : null;
  return [type.length <= MAX_TYPE_LENGTH && type, size].filter(Boolean).join(' · ') || null;
}

function isCover({ width, height }: Image): boolean {
  return Boolean(width && height && width / height >= MIN_COVER_RATIO);
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
    <div
      className={cn('grid size-full', isForBoth && 'grid-cols-2 min-[20rem]:max-sm:grid-cols-1')}
    >
      {(isForLight || isForBoth) && (
        <span className="grid place-items-center bg-white p-6 min-[20rem]:max-sm:p-3">
          <Drawing image={image} alt={image.alt} ground="forced-colors:bg-white" />
        </span>
      )}
      {(isForDark || isForBoth) && (
        <span className="grid place-items-center bg-ink p-6 min-[20rem]:max-sm:p-3">
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
