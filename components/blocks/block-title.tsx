import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

type BlockTitleProps = {
  /** The edge of an image is nearer than the letters of a text, which have room above them. */
  isAboveImages?: boolean;
  children: ReactNode;
};

/** The heading an editor gave a block; nothing where there is none. */
export function BlockTitle({ isAboveImages = false, children }: BlockTitleProps) {
  if (!children) return null;
  return (
    <h2 className={cn('text-heading wrap-anywhere', isAboveImages ? 'mb-6' : 'mb-4')}>
      {children}
    </h2>
  );
}
