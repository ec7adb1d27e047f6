import type { BlockKind, BlockOf } from '@/content-client';

export type BlockProps<K extends BlockKind> = {
  block: BlockOf<K>;
  /** Names the entry in the log, where something of the block had to be left out. */
  entry?: string | null;
};

/** Takes what was left out of a block, so that staff can be told. */
export type ReportDropped = (dropped: { what: 'style' | 'class'; detail: string }) => void;
