import { Carousel } from '@/components/ui/carousel/carousel';
import { ContentImage } from '@/components/ui/content-image';
import { BLOCK_LABELS } from '@/content/ui';
import type { Slide } from '@/content-client';
import { cn } from '@/lib/cn';
import { BlockTitle } from './block-title';
import { VideoLink } from './video-link';

type SlidesProps = {
  title: string | null;
  slides: readonly Slide[];
  /** 'one' large slide at a time, or 'three' of them: two under 1024 px, one under 640 px. */
  show: 'one' | 'three';
};

const SIZES = {
  one: '(min-width: 1264px) 1200px, 100vw',
  three: '(min-width: 1264px) 400px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw',
} as const;

/** Images and videos in a row; three wide it plays by itself (specification §9). */
export function Slides({ title, slides, show }: SlidesProps) {
  return (
    <>
      <BlockTitle isAboveImages>{title}</BlockTitle>
      <Carousel
        label={title ?? BLOCK_LABELS.images}
        isAutoplaying={show === 'three'}
        className={show === 'three' ? 'carousel-of-three' : undefined}
      >
        {slides.map((slide, index) => (
          <li
            key={slide.id}
            aria-roledescription="slide"
            aria-label={BLOCK_LABELS.slideOf(index + 1, slides.length)}
            className="carousel-slide"
          >
            <SlideFigure slide={slide} show={show} />
          </li>
        ))}
      </Carousel>
    </>
  );
}

function SlideFigure({ slide, show }: { slide: Slide; show: SlidesProps['show'] }) {
  const image = (
    <ContentImage image={slide.image} seed={slide.id} sizes={SIZES[show]} shape={3 / 2} />
  );
  return (
    <figure>
      <div
        className={cn(
          'relative aspect-3/2 overflow-hidden rounded-media bg-sand',
          show === 'one' && 'md:aspect-video',
        )}
      >
        {slide.video ? (
          <VideoLink href={slide.video.url} isFile name={slide.name}>
            {image}
          </VideoLink>
        ) : (
          image
        )}
      </div>
      {slide.name && (
        <figcaption className="mt-3 text-base text-muted wrap-anywhere">{slide.name}</figcaption>
      )}
    </figure>
  );
}
