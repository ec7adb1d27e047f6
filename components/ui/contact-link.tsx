import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

type ContactLinkProps = {
  /** `null`: what is written is no number and no address; it stands there as text. */
  href: string | null;
  className?: string;
  children: ReactNode;
};

/** A number that dials, or an e-mail address to write to. */
export function ContactLink({ href, className, children }: ContactLinkProps) {
  if (href === null) return <span className={className}>{children}</span>;
  return (
    <a href={href} className={cn('hover:underline', className)}>
      {children}
    </a>
  );
}
