import { ContentImage } from '@/components/ui/content-image';
import { BLOCK_LABELS, STACK_LABELS } from '@/content/ui';
import type { Slide } from '@/content-client';
import type { BlockProps } from './block-props';
import { BlockTitle } from './block-title';
import { StackGallery } from './stack-gallery';

const SIZES = '(min-width: 900px) 544px, 66vw';

/** The stacked gallery; a card without an image says so (specification §2). */
export function StackBlock({ block }: BlockProps<'stack'>) {
  const label = block.title ?? BLOCK_LABELS.gallery;
  return (
    <>
      <BlockTitle isAboveImages>{block.title}</BlockTitle>
      <StackGallery
        label={label}
        {...STACK_LABELS}
        prints={block.cards.map(drawPrint)}
        names={block.cards.map(
          ({ name }, index) => name ?? BLOCK_LABELS.imageOf(index + 1, block.cards.length),
        )}
      />
    </>
  );
}

function drawPrint(card: Slide, index: number, cards: readonly Slide[]) {
  const hasName = Boolean(card.name || !card.image || card.image.alt);
  return (
    <span key={card.id} className="block">
      <span className="relative block aspect-3/2 overflow-hidden rounded-[2px] bg-sand">
        {card.image ? (
          <ContentImage image={card.image} seed={card.id} sizes={SIZES} shape={3 / 2} />
        ) : (
          <span className="flex size-full items-center justify-center text-base text-muted">
            {BLOCK_LABELS.imageMissing}
          </span>
        )}
      </span>
      {/* It names a button. */}
      {!hasName && <span className="sr-only">{BLOCK_LABELS.imageOf(index + 1, cards.length)}</span>}
      <span className="stack-caption wrap-anywhere">{card.name}</span>
    </span>
  );
}
