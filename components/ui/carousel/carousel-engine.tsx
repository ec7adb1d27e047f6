'use client';

import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { ChevronIcon, PauseIcon, PlayIcon } from '@/components/ui/icons';
import { CAROUSEL_LABELS } from '@/content/carousel';
import { useMediaQuery } from '@/lib/browser/use-media-query';
import { CarouselDots } from './carousel-dots';
import { useArrowKeys } from './use-arrow-keys';
import { useOnScreen } from './use-on-screen';
import { useSnaps } from './use-snaps';

export type CarouselEngineProps = {
  viewport: RefObject<HTMLDivElement | null>;
  isAutoplaying: boolean;
};

/** How long a slide stays before the next one comes (specification §9). */
const AUTOPLAY_MS = 3000;

/** Embla's own measure of speed; with it a move of one slide takes 500 ms (§9). */
const SPEED = 23;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const OPTIONS = {
  loop: true,
  align: 'start',
  duration: SPEED,
  // Who drags along the time line of a video moves that.
  watchDrag: (_: unknown, { target }: Event) =>
    !(target instanceof Element && target.closest('.player')),
  // Without an animation.
  breakpoints: { [REDUCED_MOTION]: { duration: 0 } },
} as const;

const CONTROL =
  'inline-flex size-11 flex-none items-center justify-center rounded-full border border-line bg-card text-ink transition-colors duration-200 hover:border-ink';

/**
 * Moves the slides of a carousel and draws its controls: infinite, with dots and arrows, by swipe,
 * arrow keys or itself (specification §2 and §9). It pauses under the pointer, with the focus
 * inside, out of sight, once paused, and never plays under reduced motion.
 */
export function CarouselEngine({ viewport, isAutoplaying }: CarouselEngineProps) {
  const [isPaused, setPaused] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isReduced = useMediaQuery(REDUCED_MOTION, true);
  const isOnScreen = useOnScreen(viewport);
  const isPlaying = isAutoplaying && !isPaused && !hasFocus && !isReduced && isOnScreen;
  const plugins = useMemo(() => [createAutoplay(isPlaying)], [isPlaying]);
  const [emblaRef, api] = useEmblaCarousel(OPTIONS, plugins);
  const { selected, count } = useSnaps(api);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    // The row scrolled natively until now; from here on embla moves it.
    const slide = element.querySelector('.carousel-slide');
    const index = slide ? Math.round(element.scrollLeft / slide.clientWidth) : 0;
    element.dataset.engine = String(index);
    element.scrollLeft = 0;
    emblaRef(element);
  }, [viewport, emblaRef]);

  useEffect(() => {
    const row = viewport.current;
    const whole = row?.parentElement;
    if (!whole) return;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    // The row and the controls; what has the focus in a slide embla watches itself.
    const focus = ({ target }: Event) => {
      const isInSlide = target instanceof Node && target !== row && row.contains(target);
      if (target instanceof Element && !isInSlide) setFocus(target.matches(':focus-visible'));
    };
    // A video that plays is not carried away.
    const play = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-play]')) setPaused(true);
    };
    whole.addEventListener('focusin', focus, options);
    whole.addEventListener('focusout', () => setFocus(false), options);
    whole.addEventListener('click', play, options);
    return () => listening.abort();
  }, [viewport]);

  useEffect(() => {
    const start = Number(viewport.current?.dataset.engine ?? 0);
    if (api && start > 0) api.scrollTo(start, true);
  }, [api, viewport]);

  const announce = () => {
    if (api) setAnnouncement(CAROUSEL_LABELS.slide(api.selectedScrollSnap() + 1, count));
  };
  // Where the slides do not fill the row embla does not loop.
  const next = () => {
    if (api?.canScrollNext()) api.scrollNext();
    else api?.scrollTo(0);
    announce();
  };
  const previous = () => {
    if (api?.canScrollPrev()) api.scrollPrev();
    else api?.scrollTo(count - 1);
    announce();
  };
  const choose = (index: number) => {
    api?.scrollTo(index);
    announce();
  };
  useArrowKeys(viewport, previous, next);

  if (count < 2) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <button type="button" className={CONTROL} onClick={previous}>
        <ChevronIcon className="rotate-90" />
        <span className="sr-only">{CAROUSEL_LABELS.previous}</span>
      </button>
      <button type="button" className={CONTROL} onClick={next}>
        <ChevronIcon className="-rotate-90" />
        <span className="sr-only">{CAROUSEL_LABELS.next}</span>
      </button>
      {isAutoplaying && !isReduced && (
        <button type="button" className={CONTROL} onClick={() => setPaused(!isPaused)}>
          {isPaused ? <PlayIcon /> : <PauseIcon />}
          <span className="sr-only">{isPaused ? CAROUSEL_LABELS.play : CAROUSEL_LABELS.pause}</span>
        </button>
      )}
      <CarouselDots selected={selected} count={count} onChoose={choose} />
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

/** Embla's autoplay; pointer and focus pause it, over the controls as well. */
function createAutoplay(active: boolean) {
  return Autoplay({
    active,
    delay: AUTOPLAY_MS,
    stopOnInteraction: false,
    stopOnMouseEnter: true,
    stopOnFocusIn: true,
    rootNode: (viewport) => viewport.parentElement,
  });
}
