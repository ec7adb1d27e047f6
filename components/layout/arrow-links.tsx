import { ArrowIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';

type ArrowLinksProps = { links: readonly { name: string; href: string }[] };

/** Pages of the same kind, one line each, between hairlines. */
export function ArrowLinks({ links }: ArrowLinksProps) {
  return (
    <ul className="mt-4 border-b border-line">
      {links.map(({ name, href }) => (
        <li key={href} className="border-t border-line">
          <Link
            href={href}
            className="flex min-h-14 items-center justify-between gap-4 py-2 text-lg font-semibold wrap-anywhere hover:underline focus-visible:focus-inside"
          >
            {name} <ArrowIcon />
          </Link>
        </li>
      ))}
    </ul>
  );
}
