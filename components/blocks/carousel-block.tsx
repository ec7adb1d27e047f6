import type { BlockOf } from '@/content-client';
import { Slides } from './slides';

/** Three slides wide, two under 1024 px, one under 640 px (specification §9). */
export function CarouselBlock({ block }: { block: BlockOf<'carousel'> }) {
  return (
    <Slides
      title={block.title}
      slides={block.slides}
      slideClassName="w-full min-[640px]:w-[calc((100%-1rem)/2)] min-[1024px]:w-[calc((100%-2rem)/3)]"
      sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw"
    />
  );
}
