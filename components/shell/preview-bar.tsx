import { button } from '@/components/ui/button';
import { PREVIEW_BAR_COPY } from '@/content/shell';
import { currentPreview, leaveTokenOf } from '@/lib/server/preview/preview';
import type { Preview } from '@/lib/server/preview/preview-token';

/** Says that this page is a preview, and leads out of it; visitors never get it. */
export async function PreviewBar() {
  const preview = await currentPreview();
  if (!preview) return null;
  const [state, text] = copyOf(preview);
  return (
    <aside
      aria-label={PREVIEW_BAR_COPY.name}
      className="sticky bottom-0 z-50 border-t border-on-ink-muted bg-ink text-on-ink print:hidden"
    >
      <div className="container-page flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <p className="grow">
          <strong>{state}</strong> {text}
        </p>
        {/* Who was sent the link has no account. */}
        {!preview.isShared && (
          <a
            href={preview.entry}
            target="_top"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {PREVIEW_BAR_COPY.edit}
          </a>
        )}
        <form method="post" action="/api/preview/leave">
          <input type="hidden" name="token" value={await leaveTokenOf(preview)} />
          <button type="submit" className={button({ tone: 'onInk' })}>
            {PREVIEW_BAR_COPY.leave}
          </button>
        </form>
      </div>
      <script src="/preview.js" data-admin={new URL(preview.entry).origin} defer />
    </aside>
  );
}

function copyOf({ change, status, isShared }: Preview): readonly [state: string, text: string] {
  if (change !== null) return [PREVIEW_BAR_COPY.unsaved, PREVIEW_BAR_COPY.unsavedText];
  if (status === 'published') return [PREVIEW_BAR_COPY.published, PREVIEW_BAR_COPY.publishedText];
  return [
    PREVIEW_BAR_COPY.draft,
    isShared ? PREVIEW_BAR_COPY.sharedText : PREVIEW_BAR_COPY.draftText,
  ];
}
