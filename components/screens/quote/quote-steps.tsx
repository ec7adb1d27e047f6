import { QUOTE_COPY } from '@/content/quote';
import type { TextItem } from '@/content-client';

/** What happens after a request for a quote, step by step, along the accent line. */
export function QuoteSteps({ steps }: { steps: readonly TextItem[] }) {
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="eyebrow font-text text-muted">
        {QUOTE_COPY.stepsTitle}
      </h2>
      <ol className="mt-5">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="relative flex gap-4 pb-6 last:pb-0">
            {/* No `group-last:`: its rule has a browser style whatever is below any last element again. */}
            {index < steps.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute top-9 bottom-1 left-4 w-0.5 -translate-x-1/2 bg-accent"
              />
            )}
            <span
              aria-hidden="true"
              className="inline-flex size-8 flex-none items-center justify-center rounded-full border border-line bg-card font-display font-bold tabular-nums"
            >
              {index + 1}
            </span>
            <div className="min-w-0 pt-0.5">
              <p className="leading-snug font-semibold">{title}</p>
              <p className="mt-0.5 text-base leading-snug text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
