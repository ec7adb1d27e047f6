import { ContentImage } from '@/components/ui/content-image';
import { BLOCK_LABELS } from '@/content/ui';
import type { Image } from '@/content-client';
import { safeHref } from '@/lib/routing/safe-href';
import { captionOf } from '@/lib/text/caption-of';
import type { BlockProps } from './block-props';
import { VideoLink } from './video-link';

const MAX_WIDTH = 1200;
const SIZES = `(min-width: 1264px) ${MAX_WIDTH}px, 100vw`;
/** A tall one, and one in a column, is narrower: browsers that can tell take the width it has. */
const AS_LAID_OUT = `auto, ${SIZES}`;

/** An image, a video of ours, or the poster of a video that plays elsewhere (specification §2). */
export function MediaBlock({ block }: BlockProps<'media'>) {
  const caption = captionOf(block);
  const isFile = block.media?.kind === 'file';
  return (
    <figure>
      <Medium block={block} />
      {caption && !isFile && (
        <figcaption
          className="mx-auto mt-3 text-base text-muted wrap-anywhere"
          style={{ maxWidth: widthOf(block) }}
        >
          {caption}
        </figcaption>
      )}
    </figure>
  );
}

function Medium({ block }: BlockProps<'media'>) {
  const { media, thumbnail, title } = block;
  const link = safeHref(block.link);
  if (media?.kind === 'video') {
    return (
      <div className="relative aspect-video overflow-hidden rounded-media bg-sand">
        <VideoLink href={media.url} isFile name={title}>
          <ContentImage image={thumbnail} seed={block.id} sizes={SIZES} shape={16 / 9} />
        </VideoLink>
      </div>
    );
  }
  if (media?.kind === 'file') {
    return (
      <a
        href={media.url}
        className="inline-flex min-h-11 items-center underline decoration-accent decoration-2 underline-offset-4 wrap-anywhere"
      >
        {title ?? media.name ?? BLOCK_LABELS.openFile}
      </a>
    );
  }
  const image = media ?? thumbnail;
  if (!link) return <BlockImage image={image} seed={block.id} />;
  return (
    <div className="relative aspect-video overflow-hidden rounded-media bg-sand">
      <VideoLink href={link} name={title}>
        <ContentImage image={image} seed={block.id} sizes={SIZES} shape={16 / 9} />
      </VideoLink>
    </div>
  );
}

/** An image keeps its own proportions, so that no drawing loses its edges. */
function BlockImage({ image, seed }: { image: Image | null; seed: string }) {
  return (
    <div
      className="relative mx-auto overflow-hidden rounded-media"
      style={{ aspectRatio: ratioOf(image), maxWidth: maxWidthOf(image) }}
    >
      <ContentImage image={image} seed={seed} sizes={AS_LAID_OUT} />
    </div>
  );
}

/** A caption begins where its image does; a video has the full width. */
function widthOf({ media, thumbnail, link }: BlockProps<'media'>['block']): string | undefined {
  if (media?.kind === 'video' || media?.kind === 'file' || safeHref(link)) return undefined;
  return maxWidthOf(media ?? thumbnail);
}

/** A tall image is as wide as lets the whole of it be seen, a small one not so wide that it is a blur. */
function maxWidthOf(image: Image | null): string {
  const whole = `calc(85vh * ${ratioOf(image)})`;
  const sharp = image?.width && image.mime !== 'image/svg+xml' ? 2 * image.width : MAX_WIDTH;
  return sharp < MAX_WIDTH ? `min(${whole}, max(15rem, ${sharp}px))` : whole;
}

function ratioOf(image: Image | null): number {
  return image?.width && image.height ? image.width / image.height : 3 / 2;
}
