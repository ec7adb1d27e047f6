import { ButtonLink } from '@/components/ui/button-link';
import type { BlockOf } from '@/content-client';
import { safeHref } from '@/lib/safe-href';

/** A centred pill (specification §2). */
export function ButtonBlock({ block }: { block: BlockOf<'button'> }) {
  return (
    <p className="text-center">
      <ButtonLink href={safeHref(block.link) ?? '#'} shape="pill" hasArrow>
        {block.name}
      </ButtonLink>
    </p>
  );
}
