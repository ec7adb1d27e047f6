import type { BlockKind, BlockOf } from '@/content-client';
import type { ArticleHeading } from '@/lib/text/article-headings';

/** What every block component receives. */
export type BlockProps<K extends BlockKind> = {
  block: BlockOf<K>;
  /** Names the entry in the log, where something of the block had to be left out. */
  entry?: string | null;
  /** Of its article: its links may lead to them. */
  headings?: readonly ArticleHeading[];
};

/** Takes a style or class of an editor that is not allowed and was left out. */
export type OnDrop = (dropped: { what: 'style' | 'class'; detail: string }) => void;
