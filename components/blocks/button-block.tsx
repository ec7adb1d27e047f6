import { ButtonLink } from '@/components/ui/button-link';
import { safeHref } from '@/lib/routing/safe-href';
import { toHeadingHref } from '@/lib/text/article-headings';
import type { BlockProps } from './block-props';

/** A centred pill (specification §2). */
export function ButtonBlock({ block, headings }: BlockProps<'button'>) {
  return (
    <p className="text-center">
      <ButtonLink
        href={toHeadingHref(safeHref(block.link) ?? '#', headings)}
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
