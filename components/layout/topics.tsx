import { Link } from '@/components/ui/link';
import type { Category } from '@/content-client';
import { cn } from '@/lib/cn';
import { safeHref } from '@/lib/routing/safe-href';

type TopicsProps = {
  categories: readonly Category[];
  /** In a narrow column the groups stand below each other. */
  isNarrow?: boolean;
  className?: string;
};

const LINK =
  'inline-flex min-h-11 items-center py-1.5 leading-snug wrap-anywhere decoration-accent decoration-2 underline-offset-4 hover:underline';

/** The category tree as topics: a group for each branch (product reading of specification §7). */
export function Topics({ categories, isNarrow = false, className }: TopicsProps) {
  return (
    <div
      className={cn('gap-x-8 sm:columns-2', isNarrow ? 'lg:columns-1' : 'lg:columns-3', className)}
    >
      {categories.map((category) => (
        // Not a margin: Safari takes it along to the top of the next column.
        <div key={category.slug} className="break-inside-avoid pb-6">
          <h3 className="border-t border-line pt-2 text-lg leading-snug">
            <Topic category={category} />
          </h3>
          <SubTopics categories={category.children} />
        </div>
      ))}
    </div>
  );
}

function SubTopics({ categories }: { categories: readonly Category[] }) {
  if (categories.length === 0) return null;
  return (
    // A list in a list stands on a line of its own: without it, it would be a list that is out of line.
    <ul className="[&_&]:ml-px [&_&]:border-l [&_&]:border-line [&_&]:pl-4 [&_&]:text-muted">
      {categories.map((category) => (
        <li key={category.slug}>
          <Topic category={category} />
          <SubTopics categories={category.children} />
        </li>
      ))}
    </ul>
  );
}

function Topic({ category }: { category: Category }) {
  const href = safeHref(category.link);
  if (!href)
    return <span className="inline-flex min-h-11 items-center py-1.5">{category.name}</span>;
  return (
    <Link href={href} className={LINK}>
      {category.name}
    </Link>
  );
}
