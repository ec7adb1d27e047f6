import type { BlockOf } from '@/content-client';
import { Slides } from './slides';

/** One large slide at a time. */
export function SliderBlock({ block }: { block: BlockOf<'slider'> }) {
  return (
    <Slides
      title={block.title}
      slides={block.slides}
      slideClassName="w-full"
      sizes="(min-width: 1200px) 1200px, 100vw"
    />
  );
}
