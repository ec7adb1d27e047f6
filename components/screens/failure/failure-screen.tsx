type FailureScreenProps = {
  /** What an operator finds in the log beside the reason; visitors are told no reason. */
  reference?: string;
  /** Without it the address is asked for anew, which needs no script. */
  onRetry?: () => void;
};

/**
 * What a visitor sees when a page could not be made (specification §2): nothing about why. It comes
 * with every page, so it is small, and it needs neither the shell nor the content service.
 */
export function FailureScreen({ reference, onRetry }: FailureScreenProps) {
  return (
    <div className="failure-weave flex min-h-[80dvh] grow flex-col justify-center text-on-ink">
      <div className="container-page py-20">
        <p className="eyebrow mb-5 text-on-ink-muted">It broke on our side</p>
        <h1 className="max-w-3xl text-hero">Unexpected Application Error!</h1>
        <p className="mt-6 max-w-[48ch] text-lead text-on-ink-muted">
          This page could not be made just now. Nothing you did caused it. Try again in a minute.
        </p>
        <div className="mt-9 flex flex-wrap gap-4">
          {onRetry ? (
            <button
              type="button"
              className="failure-action bg-accent text-on-accent"
              onClick={onRetry}
            >
              Try again
            </button>
          ) : (
            // biome-ignore lint/a11y/useValidAnchor: the address that failed, whichever it is.
            <a href="" className="failure-action bg-accent text-on-accent">
              Try again
            </a>
          )}
          {/* A whole new page: what failed may be the way pages are changed. */}
          <a href="/" className="failure-action border border-on-ink-muted/60">
            Go to the home page
          </a>
        </div>
        {reference && (
          <p className="mt-10 text-sm text-on-ink-muted">
            If you tell us about it, this number helps:{' '}
            <span className="tabular-nums">{reference}</span>
          </p>
        )}
      </div>
    </div>
  );
}
