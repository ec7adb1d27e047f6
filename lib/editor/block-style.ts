import type { BlockFrame } from '@/content-client';

/** The settings of a block as style text, before the unsafe ones are removed. */
export function frameStyleText(frame: BlockFrame): string {
  const settings = [
    ['text-align', frame.align],
    ['font-size', withUnit(frame.fontSize)],
    ['padding', withUnit(frame.padding)],
    ['margin', withUnit(frame.margin)],
  ].flatMap(([property, value]) => (value ? [`${property}: ${value}`] : []));
  return [...settings, frame.style ?? ''].join(';');
}

/**
 * Whether a block has space on one side only and nothing visible that needs it: the space keeps it
 * apart from the block beside it.
 */
export function isLeaning({ padding, style, classes }: BlockFrame): boolean {
  const [, right = '', , left] = padding?.trim().split(/\s+/) ?? [];
  if (left === undefined || style || classes) return false;
  return (Number.parseFloat(left) === 0) !== (Number.parseFloat(right) === 0);
}

/** Bare numbers are pixels: an editor who writes '20' means 20 of them. */
function withUnit(value: string | null): string | null {
  return value?.replace(/(^|\s)(\d+(?:\.\d+)?)(?=\s|$)/g, '$1$2px') ?? null;
}
