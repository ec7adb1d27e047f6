import type { ReactNode } from 'react';

/** The heading an editor gave a block; nothing where there is none. */
export function BlockTitle({ children }: { children: ReactNode }) {
  return children ? <h2 className="mb-4 text-heading wrap-anywhere">{children}</h2> : null;
}
