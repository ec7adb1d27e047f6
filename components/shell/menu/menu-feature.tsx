import { ArrowIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { Weave } from '@/components/ui/pattern/weave';
import { MENU_COPY } from '@/content/shell';
import { NavLink } from './nav-link';
import type { Featured } from './navigation';

type MenuFeatureProps = {
  featured: Featured;
  /** Where it leads besides. */
  screens: readonly { name: string; href: string }[];
  /** The screens belong to the entry of the panel: it is marked on them. */
  isOwner?: boolean;
};

/** What a panel of the bar shows beside its entries: a weave, where it leads, and the way to more. */
export function MenuFeature({ featured, screens, isOwner = false }: MenuFeatureProps) {
  const { label = MENU_COPY.featured, title, href } = featured;
  const Way = isOwner ? NavLink : Link;
  const others = screens.filter((screen) => screen.href !== href);
  return (
    <li className="menu-feature group">
      <Weave seed={title} tone="ink" />
      <div>
        <p>{label}</p>
        <p>
          <Link href={href} className="card-link">
            {title}
          </Link>
        </p>
        <ArrowIcon className="icon-forward" />
      </div>
      {others.length > 0 && (
        <p>
          {others.map((screen) => (
            <Way key={screen.href} href={screen.href}>
              {screen.name}
            </Way>
          ))}
        </p>
      )}
    </li>
  );
}
