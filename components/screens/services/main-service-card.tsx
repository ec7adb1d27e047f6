import { ContentIcon, ContentImage } from '@/components/ui/content-image';
import { ArrowIcon, TruckIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { SERVICE_PAGE_COPY } from '@/content/proof';
import type { Service, ServicePage } from '@/content-client';
import { cn } from '@/lib/cn';
import type { SixthsOfRow } from '@/lib/pattern/fill-rows';
import { safeHref } from '@/lib/routing/safe-href';
import { noBreak, noBreakLead } from '@/lib/text/no-break';
import { priceText } from '@/lib/text/price';

type MainServiceCardProps = {
  service: Service;
  /** The page that the card leads to, with price and duration. */
  page?: ServicePage | null;
  /** Its width where three stand in a row. */
  sixths?: SixthsOfRow;
  /** It is as wide as two, where two stand in a row. */
  isRowOfTwo?: boolean;
};

/** How wide the card is on large screens, its image as the `sizes` attribute takes it, and about which shapes it has. */
const WIDTHS = {
  2: {
    column: 'lg:col-span-2',
    image: '(min-width: 1264px) 390px, (min-width: 1200px) 33vw',
    shapes: { behind: 3 / 4, above: 3 / 2 },
  },
  3: {
    column: 'lg:col-span-3',
    image: '(min-width: 1264px) 590px, (min-width: 1200px) 50vw',
    shapes: { behind: 1, above: 2 },
  },
  6: {
    column: 'lg:col-span-6',
    image: '(min-width: 1264px) 1200px, (min-width: 1200px) 100vw',
    shapes: { behind: 1, above: 4 },
  },
} as const;

/** How far down the card its image reaches, and where on it the words' ground begins and ends. */
const PLACES = {
  // No higher than a usual card: the words of a long one would stand on the image.
  behind: { depth: 'h-full max-h-100 md:max-h-136', scrim: 'from-55% to-95%' },
  // A photo stands above the words and is seen whole there: behind them its lower half would be lost.
  above: { depth: 'h-56 md:h-68', scrim: 'from-24% to-75%' },
} as const;

/** One main service: background image, icon, title (specification §2, Services). */
export function MainServiceCard({
  service,
  page = null,
  sixths = 2,
  isRowOfTwo = false,
}: MainServiceCardProps) {
  const href = safeHref(service.link);
  const { column, image, shapes } = WIDTHS[sixths];
  const isPhoto = service.background?.isPhotograph === true;
  const place = isPhoto ? 'above' : 'behind';
  const { depth, scrim } = PLACES[place];
  return (
    // In four rows of the list, so that titles, texts and prices of adjacent cards begin at one height each.
    <li
      className={cn(
        'row-span-4 grid min-w-0 grid-cols-1 grid-rows-subgrid gap-y-0',
        isRowOfTwo && 'sm:max-lg:col-span-2',
        column,
      )}
    >
      <div className="group accent-edge isolate row-span-4 grid grid-cols-1 grid-rows-subgrid gap-y-0 overflow-hidden rounded-media bg-ink p-[min(1.5rem,6vw)] text-on-ink before:top-0 md:p-8 forced-colors:outline forced-colors:-outline-offset-1">
        {/* In forced colours, which have no scrim, it ends above the words. */}
        <div
          className={cn(
            'absolute inset-x-0 top-0 -z-20 overflow-hidden forced-colors:max-h-36',
            depth,
          )}
        >
          <ContentImage
            image={service.background && { ...service.background, alt: '' }}
            seed={service.title}
            sizes={`${image}, ${isRowOfTwo ? '' : '(min-width: 600px) 50vw, '}100vw`}
            shape={shapes[place]}
            className={cn(
              'transition-transform duration-300 ease-out group-hover:scale-105',
              // A weave has the colours of the brand already, and a photo those it was taken with.
              service.background && !isPhoto && 'brightness-150 saturate-125',
            )}
          />
        </div>
        <div
          className={cn(
            'absolute inset-x-0 top-0 -z-10 bg-linear-to-t from-ink to-transparent',
            depth,
            scrim,
          )}
        />
        <span className="mb-20 inline-flex size-16 items-center justify-center rounded-control bg-card text-ink md:mb-28 print:mb-4">
          {service.icon ? (
            <ContentIcon image={service.icon} size={32} className="size-8 object-contain" />
          ) : (
            <TruckIcon className="size-8" />
          )}
        </span>
        <h3 className="self-end text-heading">
          {href ? (
            <Link href={href} className="card-link">
              {service.title}
            </Link>
          ) : (
            service.title
          )}
        </h3>
        {service.description && (
          <p className="row-start-3 mt-2 max-w-[60ch] text-base text-balance text-on-ink-muted">
            {noBreakLead(service.description)}
          </p>
        )}
        {href && (
          <div className="row-start-4 flex justify-between gap-4 pt-5">
            <p className="max-w-[60ch] min-w-0 text-sm text-on-ink-muted">
              {page?.price && (
                <span className="block text-[min(1rem,7vw)] font-semibold text-on-ink tabular-nums">
                  {noBreak(priceText(page.price, SERVICE_PAGE_COPY))}
                </span>
              )}
              {page?.price && page.priceNote && (
                <span className="block">{noBreak(page.priceNote)}</span>
              )}
              {page?.duration && <span className="mt-1 block">{noBreak(page.duration)}</span>}
            </p>
            <ArrowIcon className="size-6 flex-none self-end max-[20rem]:hidden print:hidden text-on-ink transition-transform duration-200 ease-out group-hover:translate-x-1.5" />
          </div>
        )}
      </div>
    </li>
  );
}
