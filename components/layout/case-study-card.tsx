import Link from 'next/link';
import { ContentImage } from '@/components/ui/content-image';
import { ArrowIcon } from '@/components/ui/icons';
import { CASE_STUDIES_COPY } from '@/content/proof';
import type { CaseStudy } from '@/content-client';
import { caseStudyPath } from '@/lib/routing/routes';
import { Changes } from './changes';

type CaseStudyCardProps = {
  study: CaseStudy;
  /** Level of the heading. */
  as?: 'h2' | 'h3';
};

/** How many figures a card has room for. */
const MAX_CHANGES = 2;

/** A case study in a list: the image, the client, what changed. All of it is one link. */
export function CaseStudyCard({ study, as: Heading = 'h3' }: CaseStudyCardProps) {
  const { slug, title, client, sector, cover, changes } = study;
  return (
    <li className="group accent-edge flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-card">
      <div className="relative aspect-3/2 overflow-hidden">
        <ContentImage
          image={cover && { ...cover, alt: '' }}
          seed={slug}
          sizes="(min-width: 1200px) 390px, (min-width: 600px) 50vw, 100vw"
          className="transition-transform duration-300 ease-out group-hover:scale-105"
        />
      </div>
      <div className="flex grow flex-col p-5 md:p-7">
        <p className="text-sm text-muted">{[client, sector].filter(Boolean).join(' · ')}</p>
        <Heading className="mt-2 text-xl leading-snug text-balance">
          <Link href={caseStudyPath(slug)} prefetch={false} className="card-link">
            {title}
          </Link>
        </Heading>
        <Changes changes={changes.slice(0, MAX_CHANGES)} isNarrow className="mt-6" />
        <p aria-hidden="true" className="mt-auto flex items-center gap-2 pt-6 font-semibold">
          {CASE_STUDIES_COPY.read}
          <ArrowIcon className="icon-forward" />
        </p>
      </div>
    </li>
  );
}
