import { CAROUSEL_LABELS } from '@/content/carousel';
import { cn } from '@/lib/cn';

type CarouselDotsProps = { selected: number; count: number; onChoose: (index: number) => void };

/** One line per slide; that of the slide on screen has the accent colour. */
export function CarouselDots({ selected, count, onChoose }: CarouselDotsProps) {
  const names = Array.from({ length: count }, (_, index) =>
    CAROUSEL_LABELS.slide(index + 1, count),
  );
  return (
    <div className="carousel-dots">
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          aria-current={index === selected ? 'true' : undefined}
          onClick={() => onChoose(index)}
          className="group flex h-11 min-w-11 max-w-11 flex-1 items-center px-1"
        >
          <span
            className={cn(
              'block w-full border-b-2 transition-colors duration-200',
              index === selected
                ? 'border-b-4 border-accent'
                : 'border-muted/75 group-hover:border-ink',
            )}
          />
        </button>
      ))}
    </div>
  );
}
