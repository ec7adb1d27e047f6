import Link from 'next/link';
import { ArrowIcon } from '@/components/ui/icons';
import { CASE_STUDIES_COPY } from '@/content/proof';
import { ROUTES } from '@/lib/routing/routes';
import { getCaseStudies } from '@/lib/server/cms/proof-readers';

/** The way to all case studies, beside the heading of a section; nothing where there are none. */
export async function CaseStudiesLink() {
  const studies = await getCaseStudies();
  if (studies.length === 0) return null;
  return (
    <Link
      href={ROUTES.caseStudies}
      prefetch={false}
      className="inline-flex min-h-11 items-center gap-3 font-semibold hover:underline"
    >
      {CASE_STUDIES_COPY.all} <ArrowIcon />
    </Link>
  );
}
