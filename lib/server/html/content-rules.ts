import { mediaUrl } from '@/lib/server/ops/env';
import { truncate } from '@/lib/text/truncate';

const MAX_DETAIL_LENGTH = 120;

/** A part of an editor's text that does not reach the page, for the log and for staff. */
export type Dropped = {
  what: 'element' | 'attribute' | 'style' | 'class' | 'link' | 'image' | 'frame' | 'text';
  detail: string;
};

export type ContentRules = {
  /** Receives everything that was left out. */
  onDrop?: (dropped: Dropped) => void;
  /** Receives every link, as the editor wrote it, with its words and those of its images. */
  onLink?: (href: string, words: string) => void;
  /** Where a link leads, by its safe address; default: there. */
  toHref?: (href: string) => string;
  /** Receives every image; `alt` is `null` where the attribute is missing. */
  onImage?: (image: { src: string; alt: string | null }) => void;
  /** Receives every heading, by the level that it has on the page. */
  onHeading?: (heading: { level: number; words: string }) => void;
  /** Receives every table, and whether any of its cells is a heading. */
  onTable?: (table: { words: string; hasHeading: boolean }) => void;
  /** Called for every player that the visitor can start. */
  onPlayer?: () => void;
  /** The ids of the page's headings so far: the next one with the same words gets none. */
  anchors?: { has: (id: string) => boolean; add: (id: string) => unknown };
  /** URL of the media; default: the one in the environment. */
  mediaUrl?: string;
  /** The attributes by which an image of the content service is loaded; default: its own URL. */
  loadImage?: (url: string) => { src: string; srcSet?: string; sizes?: string };
};

/** URL of the media, by the rules of a text. */
export function mediaUrlOf(rules: ContentRules): string {
  return rules.mediaUrl ?? mediaUrl();
}

/** Reports a part of a text that was left out, in a length that fits a log line. */
export function reportDrop(rules: ContentRules, what: Dropped['what'], detail: string): void {
  rules.onDrop?.({ what, detail: truncate(detail, MAX_DETAIL_LENGTH) });
}
