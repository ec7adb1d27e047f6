import Link from 'next/link';
import { ContentIcon } from '@/components/ui/content-image';
import { ArrowIcon } from '@/components/ui/icons';
import type { Service } from '@/content-client';
import { ROUTES } from '@/lib/routes';
import { safeHref } from '@/lib/safe-href';

export function CoreServiceCard({ service }: { service: Service }) {
  return (
    <li className="thread-edge flex flex-col bg-card p-5 md:p-7">
      {service.icon && <ContentIcon image={service.icon} size={36} className="size-9" />}
      <h3 className="mt-5 text-xl leading-tight">{service.title}</h3>
      {service.description && <p className="mt-2 text-base text-muted">{service.description}</p>}
      <p className="mt-auto pt-5 text-base font-semibold">
        <Link href={safeHref(service.link) ?? ROUTES.services} className="card-link">
          Read More <span className="sr-only">about {service.title}</span>
        </Link>
        <ArrowIcon className="ml-2 inline size-4" />
      </p>
    </li>
  );
}
