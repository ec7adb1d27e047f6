import type { BlockProps } from './block-props';
import { Slides } from './slides';

/** Three slides wide, two under 1024 px, one under 640 px (specification §9). */
export function CarouselBlock({ block }: BlockProps<'carousel'>) {
  return <Slides title={block.title} slides={block.slides} show="three" />;
}
