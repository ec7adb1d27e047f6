import type useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

type EmblaApi = ReturnType<typeof useEmblaCarousel>[1];

/** Which slide embla shows, from 0, and how many there are; 0 of 0 before it has started. */
export function useSnaps(api: EmblaApi): { selected: number; count: number } {
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
