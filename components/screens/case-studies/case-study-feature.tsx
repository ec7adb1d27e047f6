import Link from 'next/link';
import { Changes } from '@/components/layout/changes';
import { ContentImage } from '@/components/ui/content-image';
import { ArrowIcon } from '@/components/ui/icons';
import { CASE_STUDIES_COPY } from '@/content/proof';
import type { CaseStudy } from '@/content-client';
import { caseStudyPath } from '@/lib/routing/routes';

/** The first case study of the list: the image beside the words, all figures below. */
export function CaseStudyFeature({ study }: { study: CaseStudy }) {
  const { slug, title, client, sector, summary, cover, changes } = study;
  return (
    <div className="group accent-edge overflow-hidden rounded-media border border-line bg-card">
      <div className="grid lg:grid-cols-12">
        <div className="relative aspect-3/2 overflow-hidden lg:col-span-6 lg:aspect-auto lg:min-h-96">
          <ContentImage
            image={cover && { ...cover, alt: '' }}
            seed={slug}
            sizes="(min-width: 1200px) 600px, 100vw"
            isFirstScreen
            className="transition-transform duration-300 ease-out group-hover:scale-105"
          />
        </div>
        <div className="flex flex-col justify-center p-6 md:p-12 lg:col-span-6">
          <p className="text-muted">{[client, sector].filter(Boolean).join(' · ')}</p>
          <h2 className="mt-3 text-title text-balance">
            <Link href={caseStudyPath(slug)} className="card-link">
              {title}
            </Link>
          </h2>
          {summary && <p className="mt-4 text-lead text-muted">{summary}</p>}
          <p aria-hidden="true" className="mt-6 flex items-center gap-2 font-semibold">
            {CASE_STUDIES_COPY.read}
            <ArrowIcon className="icon-forward" />
          </p>
        </div>
      </div>
      <Changes changes={changes} className="p-6 md:px-12 md:py-10" />
    </div>
  );
}
