import { ContentImage } from '@/components/ui/content-image';
import { ArrowIcon } from '@/components/ui/icons';
import { PRESS_COPY } from '@/content/proof';
import type { PressFile } from '@/content-client';

/** Pictures and files for journalists; each leads to the file itself, in full size. */
export function PressFiles({ files }: { files: readonly PressFile[] }) {
  return (
    <ul className="mt-10 grid gap-4 sm:grid-cols-2 sm:gap-6 md:mt-14 lg:grid-cols-3">
      {files.map(({ name, media }) => {
        const title = name ?? (media.kind === 'image' ? media.alt : media.url);
        const isDrawing = media.kind === 'image' && media.mime === 'image/svg+xml';
        return (
          <li
            key={media.url + title}
            className="group accent-edge flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-card"
          >
            {media.kind === 'image' && (
              <div className="relative aspect-3/2 overflow-hidden bg-sand">
                <ContentImage
                  image={media}
                  seed={media.url}
                  sizes="(min-width: 1200px) 390px, (min-width: 600px) 50vw, 100vw"
                  className={isDrawing ? 'object-contain p-10' : undefined}
                />
              </div>
            )}
            <p className="mt-auto flex items-center justify-between gap-4 p-5">
              <a href={media.url} download className="card-link font-semibold">
                {title}
                <span className="sr-only"> – {PRESS_COPY.download}</span>
              </a>
              <ArrowIcon className="size-4 flex-none rotate-90" />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
