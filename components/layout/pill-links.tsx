import { Link } from '@/components/ui/link';

type PillLinksProps = { links: readonly { name: string; href: string }[] };

/** Short names to choose from, one pill each. */
export function PillLinks({ links }: PillLinksProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ name, href }) => (
        <li key={href}>
          <Link
            href={href}
            className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 hover:border-ink"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
