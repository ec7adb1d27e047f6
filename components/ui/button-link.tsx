import type { VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { OPENS_TAB } from '@/content/opens-tab';
import { cn } from '@/lib/cn';
import { isExternalHref } from '@/lib/routing/safe-href';
import { button } from './button';
import { ArrowIcon } from './icons';
import { Link } from './link';

type ButtonLinkProps = VariantProps<typeof button> & {
  href: string;
  /** Draws the arrow that says: this leads on. */
  hasArrow?: boolean;
  isNewTab?: boolean;
  className?: string;
  children: ReactNode;
};

/** A link that looks like a button. */
export function ButtonLink({
  href,
  hasArrow,
  isNewTab = isExternalHref(href),
  className,
  children,
  ...variants
}: ButtonLinkProps) {
  const shared = { href, className: cn(button(variants), className) };
  const content = (
    <>
      {children}
      {/* On the same page it points where the page goes on. */}
      {hasArrow && <ArrowIcon className={href.startsWith('#') ? 'rotate-90' : undefined} />}
    </>
  );
  if (isNewTab) {
    return (
      <a {...shared} target="_blank" rel="noopener noreferrer">
        {content}
        <span className="sr-only"> {OPENS_TAB}</span>
      </a>
    );
  }
  // A number to dial or an address to write to is no screen of this site.
  if (!href.startsWith('/')) return <a {...shared}>{content}</a>;
  return <Link {...shared}>{content}</Link>;
}
