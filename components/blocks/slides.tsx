import { ContentImage } from '@/components/ui/content-image';
import type { Slide } from '@/content-client';
import { cn } from '@/lib/cn';

type SlidesProps = {
  title: string | null;
  slides: readonly Slide[];
  /** How wide one slide stands, as class names. */
  slideClassName: string;
  sizes: string;
};

/** Pictures in a row that scrolls sideways, by finger, wheel or arrow keys. */
export function Slides({ title, slides, slideClassName, sizes }: SlidesProps) {
  return (
    <section aria-label={title ?? 'Pictures'}>
      {title && <h2 className="mb-4 text-heading">{title}</h2>}
      <div className="overflow-x-auto">
        <ul className="flex snap-x snap-mandatory gap-4">
          {slides.map((slide) => (
            <li key={slide.id} className={cn('flex-none snap-start', slideClassName)}>
              <SlideFigure slide={slide} sizes={sizes} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function SlideFigure({ slide, sizes }: { slide: Slide; sizes: string }) {
  return (
    <figure>
      <div className="relative aspect-3/2 overflow-hidden rounded-media bg-sand">
        {slide.video ? (
          <video
            src={slide.video.url}
            poster={slide.image?.url}
            controls
            preload="none"
            aria-label={slide.name ?? 'Video'}
            className="size-full object-cover"
          />
        ) : (
          <ContentImage image={slide.image} seed={slide.id} sizes={sizes} />
        )}
      </div>
      {slide.name && <figcaption className="mt-2 text-base text-muted">{slide.name}</figcaption>}
    </figure>
  );
}
