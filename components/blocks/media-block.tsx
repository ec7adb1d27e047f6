import { ContentImage } from '@/components/ui/content-image';
import { PlayIcon } from '@/components/ui/icons';
import type { BlockOf } from '@/content-client';
import { safeHref } from '@/lib/safe-href';

/** A picture, a film of ours, or the still of a film that plays elsewhere (specification §2). */
export function MediaBlock({ block }: { block: BlockOf<'media'> }) {
  const caption = block.title ?? (block.media?.kind === 'image' ? block.media.caption : null);
  return (
    <figure>
      <Medium block={block} />
      {caption && <figcaption className="mt-3 text-base text-muted">{caption}</figcaption>}
    </figure>
  );
}

function Medium({ block }: { block: BlockOf<'media'> }) {
  const { media, thumbnail, title } = block;
  const link = safeHref(block.link);
  if (media?.kind === 'video') {
    return (
      <video
        src={media.url}
        poster={thumbnail?.url}
        controls
        preload="none"
        aria-label={title ?? 'Video'}
        className="aspect-video w-full rounded-media bg-ink"
      />
    );
  }
  if (media?.kind === 'file') {
    return (
      <a href={media.url} className="underline underline-offset-4">
        {media.name ?? 'Open the file'}
      </a>
    );
  }
  const picture = (
    <ContentImage
      image={media ?? thumbnail}
      seed={block.id}
      sizes="(min-width: 1200px) 1200px, 100vw"
    />
  );
  const frame = 'relative block aspect-3/2 overflow-hidden rounded-media';
  if (!link) return <div className={frame}>{picture}</div>;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={frame}>
      {picture}
      <span className="absolute inset-0 m-auto flex size-16 items-center justify-center rounded-full bg-accent text-on-accent">
        <PlayIcon className="size-8" />
      </span>
      <span className="sr-only">Play the video{title && `: ${title}`}</span>
    </a>
  );
}
