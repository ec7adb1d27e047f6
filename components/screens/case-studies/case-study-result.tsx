import { Changes } from '@/components/layout/changes';
import { ContentImage } from '@/components/ui/content-image';
import { CASE_STUDIES_COPY } from '@/content/proof';
import type { CaseStudy } from '@/content-client';
import { cn } from '@/lib/cn';

const SIZES = {
  beside: '(min-width: 1200px) 680px, (min-width: 900px) 50vw, 100vw',
  alone: '(min-width: 1264px) 1200px, 100vw',
} as const;

/** On these it stands beside the figures and begins above the fold; a phone loads it after the scripts. */
const WIDE = '(min-width: 56.25rem)';

/** The image of a case study beside its figures; nothing where it has neither. */
export function CaseStudyResult({ study }: { study: CaseStudy }) {
  const { slug, cover, changes, note, blocks } = study;
  const hasText = changes.length > 0 || note !== null;
  if (!hasText && !cover) return null;
  return (
    <section
      aria-label={changes.length > 0 ? CASE_STUDIES_COPY.homeTitle : undefined}
      className={cn(
        'container-page grid grid-cols-1 gap-x-8 lg:gap-x-12 gap-y-8 pt-14 md:grid-cols-12 md:items-center md:pt-20',
        // Without a story, a section with a ground of its own follows.
        blocks.length === 0 && 'pb-14 md:pb-20',
      )}
    >
      <div
        className={cn(
          'relative aspect-3/2 overflow-hidden rounded-media sm:max-md:aspect-video',
          hasText ? 'md:col-span-6 lg:col-span-7' : 'md:col-span-12 md:aspect-21/9',
        )}
      >
        <ContentImage
          image={cover}
          seed={slug}
          sizes={SIZES[hasText ? 'beside' : 'alone']}
          shape={hasText ? 3 / 2 : 21 / 9}
          preloadMedia={WIDE}
        />
      </div>
      {hasText && (
        <div className="flex flex-col gap-6 md:col-span-6 lg:col-span-5">
          <Changes changes={changes} layout="rows" />
          {note && <p className="text-sm text-balance text-muted">{note}</p>}
        </div>
      )}
    </section>
  );
}
