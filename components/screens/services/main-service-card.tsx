import Link from 'next/link';
import { ContentIcon, ContentImage } from '@/components/ui/content-image';
import { TruckIcon } from '@/components/ui/icons';
import type { Service } from '@/content-client';
import { safeHref } from '@/lib/safe-href';

export function MainServiceCard({ service }: { service: Service }) {
  const href = safeHref(service.link);
  return (
    <li className="thread-edge relative isolate flex min-h-80 flex-col justify-end overflow-hidden rounded-media bg-ink p-6 text-on-ink">
      <div className="absolute inset-0 -z-20">
        <ContentImage
          image={service.background}
          seed={service.title}
          sizes="(min-width: 1200px) 400px, (min-width: 600px) 50vw, 100vw"
        />
      </div>
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-ink via-ink/70 to-ink/20" />
      <span className="mb-4 inline-flex size-12 items-center justify-center rounded-control bg-card">
        {service.icon ? (
          <ContentIcon image={service.icon} size={28} className="size-7" />
        ) : (
          <TruckIcon className="size-7 text-ink" />
        )}
      </span>
      <h3 className="text-2xl leading-tight">
        {href ? (
          <Link href={href} className="card-link">
            {service.title}
          </Link>
        ) : (
          service.title
        )}
      </h3>
      {service.description && (
        <p className="mt-2 text-base text-on-ink-muted">{service.description}</p>
      )}
    </li>
  );
}
