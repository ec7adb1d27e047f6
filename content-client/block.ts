import type { BlockFrame } from './block-frame';
import type { Image, Media, Video } from './media';

/** One file of a slider, carousel or stack. With a video, `image` is its poster. */
export type Slide = {
  id: string;
  name: string | null;
  image: Image | null;
  video: Video | null;
};

export type BlockContent =
  | { kind: 'markdown'; title: string | null; body: string }
  | { kind: 'html'; body: string }
  | { kind: 'titled-html'; title: string; body: string | null }
  | { kind: 'button'; name: string; link: string | null }
  | { kind: 'quote'; title: string | null; body: string; author: string | null }
  | {
      kind: 'media';
      title: string | null;
      media: Media | null;
      thumbnail: Image | null;
      /** Where a video of another service is played. */
      link: string | null;
    }
  /** One large slide at a time. */
  | { kind: 'slider'; title: string | null; slides: Slide[] }
  /** Plays by itself; three, two or one slide wide. */
  | { kind: 'carousel'; title: string | null; slides: Slide[] }
  /** A card may have no image: the site shows a note instead. */
  | { kind: 'stack'; title: string | null; cards: Slide[] };

/** `id` is unique within its list and survives a publish, so it can be a React key. */
export type Block = { id: string; frame: BlockFrame } & BlockContent;

export type BlockKind = Block['kind'];

export type BlockOf<K extends BlockKind> = Extract<Block, { kind: K }>;
