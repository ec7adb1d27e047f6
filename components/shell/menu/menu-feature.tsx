import { ArrowIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { Weave } from '@/components/ui/pattern/weave';
import { MENU_COPY } from '@/content/shell';
import type { Featured } from './navigation';

/** What a panel of the bar shows beside its entries: a weave, and where it leads. */
export function MenuFeature({ featured }: { featured: Featured }) {
  const { label = MENU_COPY.featured, title, href } = featured;
  return (
    <li className="menu-feature group">
      <Weave seed={title} tone="ink" className="min-h-16 grow" />
      <div className="p-5">
        <p className="text-sm text-on-ink-muted">{label}</p>
        <p className="mt-1 font-display text-lg leading-snug font-bold text-balance">
          <Link href={href} className="card-link">
            {title}
          </Link>
        </p>
        <ArrowIcon className="mt-3 icon-forward" />
      </div>
    </li>
  );
}
