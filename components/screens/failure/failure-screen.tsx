import { button } from '@/components/ui/button';
import { ROUTES } from '@/lib/routes';

/** What a visitor sees when a page could not be made (specification §2): nothing about why. */
export function FailureScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      className="flex min-h-[80dvh] grow flex-col justify-center bg-ink bg-[length:384px] text-on-ink"
      style={{
        backgroundImage: 'linear-gradient(90deg,#0b1220 40%,#0b1220b3),url(/weave/ink-0.svg)',
      }}
    >
      <div className="container-page py-20">
        <p className="eyebrow mb-4 text-on-ink-muted">Something broke on our side</p>
        <h1 className="max-w-3xl text-title">Unexpected Application Error!</h1>
        <p className="mt-4 max-w-[52ch] text-lead text-on-ink-muted">
          This page could not be made just now. Nothing you did caused it. Try again in a minute.
        </p>
        <div className="mt-8 flex flex-wrap gap-4">
          <button type="button" className={button({ size: 'lg' })} onClick={onRetry}>
            Try again
          </button>
          <a href={ROUTES.home} className={button({ tone: 'onInk', size: 'lg' })}>
            Go to the home page
          </a>
        </div>
      </div>
    </div>
  );
}
