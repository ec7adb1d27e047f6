import { ArrowIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { CASE_STUDIES_COPY } from '@/content/proof';
import { ROUTES } from '@/lib/routing/routes';

/** The way to all case studies, beside the heading of a section. */
export function CaseStudiesLink() {
  return (
    <Link
      href={ROUTES.caseStudies}
      className="inline-flex min-h-11 items-center gap-3 font-semibold hover:underline"
    >
      {CASE_STUDIES_COPY.all} <ArrowIcon />
    </Link>
  );
}
