import type { SeedBlock, SeedFileItem } from '../../../seed/types';
import type { Library } from './media';

/** A file of a pack, as Strapi stores it. */
export function toFileItem({ file, thumbnail, ...item }: SeedFileItem, media: Library) {
  return { ...item, file: media(file), thumbnail: media(thumbnail) };
}

/** A block of a pack, as Strapi stores it. */
export function toBlock(block: SeedBlock, media: Library) {
  switch (block.__component) {
    case 'shared.slider-wrapper':
    case 'shared.stack-images':
      return { ...block, files: block.files.map((item) => toFileItem(item, media)) };
    case 'shared.media-wrapper':
      return { ...block, file: media(block.file), thumbnail_image: media(block.thumbnail_image) };
    default:
      return block;
  }
}
