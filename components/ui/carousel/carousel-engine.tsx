'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { ChevronIcon, PauseIcon, PlayIcon } from '@/components/ui/icons';
import { cn } from '@/lib/cn';

type Api = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

export type CarouselEngineProps = {
  viewport: RefObject<HTMLDivElement | null>;
  isAutoplaying: boolean;
};

/** How long a slide stands before the next one comes (specification §9). */
const AUTOPLAY_MS = 3000;

/** The engine's own measure of speed; with it a move of one slide takes 500 ms (§9). */
const SPEED = 23;

const CONTROL =
  'inline-flex size-11 flex-none items-center justify-center rounded-full border border-line bg-card text-ink transition-colors duration-200 hover:border-ink';

/**
 * Moves the slides of a carousel and draws its controls: infinite, with dots and arrows, by swipe,
 * arrow keys or itself (specification §2 and §9). It stands still under the pointer, with the
 * focus inside, out of sight, once paused, and always where the visitor asked for less motion.
 */
export function CarouselEngine({ viewport, isAutoplaying }: CarouselEngineProps) {
  const [attach, api] = useEmblaCarousel({ loop: true, align: 'start', duration: SPEED });
  const [isPaused, setPaused] = useState(false);
  const [said, setSaid] = useState('');
  const isStill = usePrefersStill();
  const isHeld = useHeld(viewport);
  const { selected, count } = useSnaps(api);

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    // The row was scrolled by hand until now; from here on the engine moves it.
    const slide = element.querySelector('.carousel-slide');
    const index = slide ? Math.round(element.scrollLeft / slide.clientWidth) : 0;
    element.dataset.engine = String(index);
    element.scrollLeft = 0;
    attach(element);
  }, [viewport, attach]);

  const go = useCallback(
    (index: number) => {
      if (!api) return;
      const last = api.scrollSnapList().length - 1;
      const target = index < 0 ? last : index > last ? 0 : index;
      const isLoop = api.internalEngine().options.loop;
      if (isLoop && index > last) api.scrollNext(isStill);
      else if (isLoop && index < 0) api.scrollPrev(isStill);
      else api.scrollTo(target, isStill);
    },
    [api, isStill],
  );

  const choose = useCallback(
    (index: number) => {
      go(index);
      setSaid(slideName(((index % count) + count) % count, count));
    },
    [go, count],
  );

  useEffect(() => {
    const start = Number(viewport.current?.dataset.engine ?? 0);
    if (api && start > 0) api.scrollTo(start, true);
  }, [api, viewport]);

  useEffect(() => {
    if (!isAutoplaying || isPaused || isHeld || isStill || count < 2) return;
    const timer = setTimeout(() => go(selected + 1), AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [isAutoplaying, isPaused, isHeld, isStill, count, selected, go]);

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const move = (event: KeyboardEvent) => {
      if (event.target !== element) return;
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
      event.preventDefault();
      choose(selected + (event.key === 'ArrowRight' ? 1 : -1));
    };
    element.addEventListener('keydown', move);
    return () => element.removeEventListener('keydown', move);
  }, [viewport, choose, selected]);

  if (count < 2) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <button type="button" className={CONTROL} onClick={() => choose(selected - 1)}>
        <ChevronIcon className="rotate-90" />
        <span className="sr-only">Previous slide</span>
      </button>
      <button type="button" className={CONTROL} onClick={() => choose(selected + 1)}>
        <ChevronIcon className="-rotate-90" />
        <span className="sr-only">Next slide</span>
      </button>
      {isAutoplaying && !isStill && (
        <button type="button" className={CONTROL} onClick={() => setPaused(!isPaused)}>
          {isPaused ? <PlayIcon /> : <PauseIcon />}
          <span className="sr-only">{isPaused ? 'Play the slides' : 'Pause the slides'}</span>
        </button>
      )}
      <Dots selected={selected} count={count} onChoose={choose} />
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </div>
  );
}

type DotsProps = { selected: number; count: number; onChoose: (index: number) => void };

/** One stretch of thread per slide; the one on screen is drawn in colour. */
function Dots({ selected, count, onChoose }: DotsProps) {
  return (
    <div className="flex grow basis-48 flex-wrap sm:justify-end">
      {Array.from({ length: count }, (_, index) => slideName(index, count)).map((name, index) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          aria-current={index === selected ? 'true' : undefined}
          onClick={() => onChoose(index)}
          className="group flex h-11 min-w-6 max-w-11 flex-1 items-center px-1"
        >
          <span
            className={cn(
              'block w-full border-b-2 transition-colors duration-200',
              index === selected
                ? 'border-b-4 border-accent'
                : 'border-muted/60 group-hover:border-ink',
            )}
          />
        </button>
      ))}
    </div>
  );
}

function slideName(index: number, count: number): string {
  return `Slide ${index + 1} of ${count}`;
}

function useSnaps(api: Api | undefined): { selected: number; count: number } {
  const [snaps, setSnaps] = useState({ selected: 0, count: 0 });
  useEffect(() => {
    if (!api) return;
    const update = () =>
      setSnaps({ selected: api.selectedScrollSnap(), count: api.scrollSnapList().length });
    update();
    api.on('select', update).on('reInit', update);
    return () => {
      api.off('select', update).off('reInit', update);
    };
  }, [api]);
  return snaps;
}

function usePrefersStill(): boolean {
  const [isStill, setStill] = useState(true);
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const update = () => setStill(query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return isStill;
}

/** Whether the visitor is at the carousel, with pointer or focus, or cannot see it at all. */
function useHeld(viewport: RefObject<HTMLDivElement | null>): boolean {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const root = viewport.current?.parentElement;
    if (!root) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const enter = ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse');
    root.addEventListener('pointerenter', enter, { signal });
    root.addEventListener('pointerleave', () => setHovered(false), { signal });
    root.addEventListener('focusin', () => setFocused(root.matches(':has(:focus-visible)')), {
      signal,
    });
    root.addEventListener('focusout', () => setFocused(false), { signal });
    let isOnScreen = false;
    const look = () => setSeen(isOnScreen && document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look, { signal });
    const observer = new IntersectionObserver(([entry]) => {
      isOnScreen = entry?.isIntersecting ?? false;
      look();
    });
    observer.observe(root);
    return () => {
      listeners.abort();
      observer.disconnect();
    };
  }, [viewport]);
  return isHovered || isFocused || !isSeen;
}
