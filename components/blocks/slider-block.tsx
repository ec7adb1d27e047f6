import type { BlockProps } from './block-props';
import { Slides } from './slides';

/** One large slide at a time. */
export function SliderBlock({ block }: BlockProps<'slider'>) {
  return <Slides title={block.title} slides={block.slides} show="one" />;
}
