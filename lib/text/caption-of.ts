import type { BlockOf } from '@/content-client';

/** What stands below the media of a block: the block's own words, else the caption of its image; `null`: nothing. */
export function captionOf({
  title,
  media,
}: Pick<BlockOf<'media'>, 'title' | 'media'>): string | null {
  return title ?? (media?.kind === 'image' ? media.caption : null);
}
