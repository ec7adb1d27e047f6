import { ContentIcon } from '@/components/ui/content-image';
import { ArrowIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { Weave } from '@/components/ui/pattern/weave';
import { HOME_COPY } from '@/content/home';
import type { Service } from '@/content-client';
import { cn } from '@/lib/cn';
import { ROUTES } from '@/lib/routing/routes';
import { safeHref } from '@/lib/routing/safe-href';
import { noBreakLead } from '@/lib/text/no-break';

type CoreServiceCardProps = {
  service: Service;
  /** The first one is two columns wide. */
  isLead?: boolean;
};

/** One core service: icon, title, description and 'Read More' (specification §2, Home). */
export function CoreServiceCard({ service, isLead = false }: CoreServiceCardProps) {
  return (
    <li
      className={cn(
        'group accent-edge flex min-w-0 flex-col bg-card px-4 py-5 sm:p-6 md:p-7',
        isLead && 'isolate overflow-hidden min-[20rem]:col-span-2',
      )}
    >
      {isLead && (
        <Weave
          seed={service.title}
          tone="sand"
          className="absolute inset-y-0 right-0 -z-10 w-1/4 mask-l-from-10% sm:w-2/5"
        />
      )}
      {service.icon ? (
        // Its strokes begin where the words do: an icon has some room around them.
        <ContentIcon
          image={service.icon}
          size={40}
          className="-ms-1 size-9 object-contain md:size-10"
        />
      ) : (
        <Weave seed={service.title} tone="sand" className="size-9 rounded-control md:size-10" />
      )}
      <h3
        className={cn(
          'mt-4 leading-tight hyphens-auto md:mt-6',
          isLead ? 'text-heading' : 'text-lg md:text-xl',
        )}
      >
        {service.title}
      </h3>
      {service.description && (
        <p
          className={cn(
            'mt-2 leading-normal text-muted md:text-base',
            isLead ? 'max-w-[30ch] max-sm:mr-[22%]' : 'text-sm',
          )}
        >
          {noBreakLead(service.description)}
        </p>
      )}
      <p className="mt-auto flex items-center gap-2 pt-5 text-sm font-semibold md:text-base">
        <Link href={safeHref(service.link) ?? ROUTES.services} className="card-link">
          {HOME_COPY.readMore} <span className="sr-only">{HOME_COPY.about(service.title)}</span>
        </Link>
        <ArrowIcon className="icon-forward" />
      </p>
    </li>
  );
}
