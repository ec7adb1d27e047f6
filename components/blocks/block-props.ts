import type { BlockKind, BlockOf } from '@/content-client';

/** What every block component receives. */
export type BlockProps<K extends BlockKind> = {
  block: BlockOf<K>;
  /** Names the entry in the log, where something of the block had to be left out. */
  entry?: string | null;
  /** The ids of the headings of its article, to which its links may lead. */
  headings?: ReadonlySet<string>;
};

/** Takes a style or class of an editor that is not allowed and was left out. */
export type OnDrop = (dropped: { what: 'style' | 'class'; detail: string }) => void;
