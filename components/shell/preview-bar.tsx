import { button } from '@/components/ui/button';
import { currentPreview, leaveTokenOf } from '@/lib/server/preview/preview';

/** Tells an editor that this page is a preview, and leads out of it; visitors never get it. */
export async function PreviewBar() {
  const preview = await currentPreview();
  if (!preview) return null;
  const isDraft = preview.status === 'draft';
  return (
    <aside
      aria-label="Preview"
      className="sticky bottom-0 z-50 border-t border-on-ink-muted bg-ink text-on-ink print:hidden"
    >
      <div className="container-page flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <p className="grow">
          <strong>{isDraft ? 'Draft.' : 'Published version.'}</strong>{' '}
          {isDraft ? 'Only you see this page.' : 'Visitors see this page like this.'}
        </p>
        <a
          href={preview.entry}
          target="_top"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Edit the entry
        </a>
        <form method="post" action="/api/preview/leave">
          <input type="hidden" name="token" value={await leaveTokenOf(preview)} />
          <button type="submit" className={button({ tone: 'onInk' })}>
            Leave preview
          </button>
        </form>
      </div>
      <script src="/preview.js" data-admin={new URL(preview.entry).origin} defer />
    </aside>
  );
}
