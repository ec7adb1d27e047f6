import { FAILURE_COPY } from '@/content/errors';

/**
 * What a visitor sees when a page could not be rendered (specification §2): nothing about why. It comes
 * with every page, so it is small, and it needs neither the shell nor the content service.
 */
export function FailureScreen() {
  return (
    <div className="failure-weave flex min-h-[80dvh] grow flex-col justify-center text-on-ink">
      <div className="container-page py-20">
        <p className="eyebrow mb-5 text-on-ink-muted">{FAILURE_COPY.label}</p>
        <h1 className="max-w-3xl text-hero">{FAILURE_COPY.title}</h1>
        <p className="mt-6 max-w-[48ch] text-lead text-on-ink-muted">{FAILURE_COPY.text}</p>
        <div className="mt-9 button-row">
          {/* A whole new page: what failed may be the way pages are changed. */}
          {/* biome-ignore lint/a11y/useValidAnchor: the address that failed, whichever it is. */}
          <a href="" className="failure-action bg-accent text-on-accent">
            {FAILURE_COPY.retry}
          </a>
          <a href="/" className="failure-action border border-on-ink-muted/60">
            {FAILURE_COPY.home}
          </a>
        </div>
      </div>
    </div>
  );
}
