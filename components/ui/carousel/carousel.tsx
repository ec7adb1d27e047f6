'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { slidesLabel } from '@/content/ui';
import type { CarouselEngineProps } from './carousel-engine';

/** The engine is fetched when the slides are this close to the screen. */
const NEAR_SCREEN = '200px 0px';

/** What scrolls must take the focus, and what takes the focus must have a name. */
function scroller(label: string) {
  return { role: 'group', tabIndex: 0, 'aria-label': slidesLabel(label) } as const;
}

type CarouselProps = {
  label: string;
  /** Moves by itself until the visitor pauses it. */
  isAutoplaying?: boolean;
  className?: string;
  /** The slides: list items with the class `carousel-slide`. */
  children: ReactNode;
};

/**
 * Slides in a row that scrolls sideways, by finger, wheel or arrow keys. Close to the screen the
 * engine takes over and brings dots, arrows and autoplay (specification §2 and §9, carousel); its
 * room is kept free, so nothing moves when it comes.
 */
export function Carousel({ label, isAutoplaying = false, className, children }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [Engine, setEngine] = useState<ComponentType<CarouselEngineProps> | null>(null);

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        import('./carousel-engine').then(
          ({ CarouselEngine }) => setEngine(() => CarouselEngine),
          // Without the engine the row still scrolls.
          () => undefined,
        );
      },
      { rootMargin: NEAR_SCREEN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <section aria-roledescription="carousel" aria-label={label} className={className}>
      <div ref={viewport} {...scroller(label)} className="carousel">
        <ul className="carousel-row">{children}</ul>
      </div>
      <div className="carousel-controls">
        {Engine && <Engine viewport={viewport} isAutoplaying={isAutoplaying} />}
      </div>
    </section>
  );
}
