import Link from 'next/link';
import { ContentIcon } from '@/components/ui/content-image';
import { ArrowIcon } from '@/components/ui/icons';
import { HOME_COPY } from '@/content/home';
import type { Service } from '@/content-client';
import { ROUTES } from '@/lib/routing/routes';
import { safeHref } from '@/lib/routing/safe-href';

/** One core service: icon, title, description and 'Read More' (specification §2, Home). */
export function CoreServiceCard({ service }: { service: Service }) {
  return (
    <li className="group accent-edge flex min-w-0 flex-col bg-card px-4 py-5 sm:p-6 md:p-7">
      {service.icon && (
        <ContentIcon image={service.icon} size={36} className="size-8 object-contain md:size-9" />
      )}
      <h3 className="mt-4 text-lg leading-tight hyphens-auto md:mt-6 md:text-xl">
        {service.title}
      </h3>
      {service.description && (
        <p className="mt-2 text-sm leading-normal text-muted md:text-base">{service.description}</p>
      )}
      <p className="mt-auto flex items-center gap-2 pt-5 text-sm font-semibold md:text-base">
        <Link href={safeHref(service.link) ?? ROUTES.services} className="card-link">
          {HOME_COPY.readMore} <span className="sr-only">{HOME_COPY.about(service.title)}</span>
        </Link>
        <ArrowIcon className="size-4 transition-transform duration-200 ease-out group-hover:translate-x-1" />
      </p>
    </li>
  );
}
