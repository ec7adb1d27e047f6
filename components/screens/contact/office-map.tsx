'use client';

import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { button } from '@/components/ui/button';
import { CONTACT_COPY } from '@/content/contact';
import { OPENS_TAB } from '@/content/opens-tab';
import { savesData } from '@/lib/browser/saves-data';
import { cn } from '@/lib/cn';

type Status = 'drawing' | 'loading' | 'shown' | 'unknown';

type OfficeMapProps = {
  /** `null`: the office has no coordinates; its place is looked for by its address. */
  embedHref: string | null;
  address: string | null;
  /** `null`: nothing is known of its place. */
  openHref: string | null;
  /** Whose place it is. */
  name: string;
  /** Nothing is requested from the maps service before a visitor presses the button. */
  isOnClick: boolean;
  /** What is seen until the map is there. */
  children: ReactNode;
};

/**
 * The map of the office (specification §2, Contact). It is requested when it comes into view, and no
 * earlier; where the visitor saves data, when the button is pressed. Until it has loaded, a drawing stands in for it.
 */
export function OfficeMap({
  embedHref,
  address,
  openHref,
  name,
  isOnClick: isOnClickForAll,
  children,
}: OfficeMapProps) {
  const isOnClick = useSyncExternalStore(subscribe, savesData, () => false) || isOnClickForAll;
  const place = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const [status, setStatus] = useState<Status>('drawing');
  const [frameHref, setFrameHref] = useState(embedHref);
  const show = async () => {
    setStatus('loading');
    if (frameHref || !address) return;
    // The address is sent to the maps service only now that the map is looked at.
    const href = await import('@/lib/browser/find-map').then(
      ({ findMap }) => findMap(address),
      () => null,
    );
    if (href) setFrameHref(href);
    else setStatus('unknown');
  };
  const showInView = useEffectEvent(show);
  useEffect(() => {
    if (isOnClick || !place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      void showInView();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isOnClick]);
  return (
    <div
      ref={place}
      data-print="off"
      // Lower than the window, beside which the page can be scrolled: a finger on a map moves the map.
      className="relative isolate h-[min(24rem,60svh)] overflow-hidden bg-teal md:h-[min(32rem,60svh)] lg:h-auto lg:min-h-[36rem]"
    >
      {children}
      {frameHref && status !== 'drawing' && (
        <iframe
          // Who pressed the button waits here; who went on meanwhile stays there.
          ref={(frame) => {
            if (message.current === document.activeElement) frame?.focus({ preventScroll: true });
          }}
          src={frameHref}
          title={CONTACT_COPY.mapOf(name)}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => setStatus('shown')}
          className={cn(
            // A frame is whole pixels high: of a part of one, a line of the drawing would be seen below it.
            'absolute inset-x-0 top-0 h-[calc(100%-2.5rem)] w-full border-0 transition-opacity duration-300 lg:h-[calc(100%+1px)]',
            status === 'shown' ? 'opacity-100' : 'opacity-0',
          )}
        />
      )}
      <div className="absolute inset-x-0 bottom-14 lg:bottom-6">
        <div className="container-page flex flex-wrap gap-3">
          {isOnClick && (embedHref || address) && status === 'drawing' && (
            <button
              type="button"
              onClick={() => {
                // The button disappears.
                message.current?.focus({ preventScroll: true });
                void show();
              }}
              className={cn(button({ tone: 'ink' }), 'noscript:hidden')}
            >
              {CONTACT_COPY.showMap}
            </button>
          )}
          {openHref && (
            <a
              href={openHref}
              target="_blank"
              rel="noopener noreferrer"
              className={button({ tone: 'quiet' })}
            >
              {CONTACT_COPY.openMap}
              <span className="sr-only"> {OPENS_TAB}</span>
            </a>
          )}
        </div>
      </div>
      <p
        ref={message}
        tabIndex={-1}
        role="status"
        className={
          status === 'unknown'
            ? // On a phone one line, above the pin of the drawing.
              'absolute inset-x-0 top-0 bg-ink px-4 py-2.5 text-center text-sm text-on-ink'
            : 'sr-only'
        }
      >
        {/* One expression: a browser that translates the page moves texts beside one another. */}
        {toMessage(status, isOnClick)}
      </p>
    </div>
  );
}

/** It is read when the page is there: a map that has come stays. */
function subscribe() {
  return () => {};
}

function toMessage(status: Status, isOnClick: boolean): string | null {
  if (status === 'unknown') return CONTACT_COPY.unknownMap;
  return status === 'loading' && isOnClick ? CONTACT_COPY.loadingMap : null;
}
