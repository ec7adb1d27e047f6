import { ButtonLink } from '@/components/ui/button-link';
import { safeHref } from '@/lib/routing/safe-href';
import type { BlockProps } from './block-props';

/** A centred pill (specification §2). */
export function ButtonBlock({ block }: BlockProps<'button'>) {
  return (
    <p className="text-center">
      <ButtonLink
        href={safeHref(block.link) ?? '#'}
        shape="pill"
        size="lg"
        hasArrow
        className="max-w-full wrap-anywhere"
      >
        {block.name}
      </ButtonLink>
    </p>
  );
}
