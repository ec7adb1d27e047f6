import { ContentImage } from '@/components/ui/content-image';
import type { BlockOf } from '@/content-client';

/** The stacked gallery; a card without a picture says so (specification §2). */
export function StackBlock({ block }: { block: BlockOf<'stack'> }) {
  return (
    <section aria-label={block.title ?? 'Gallery'}>
      {block.title && <h2 className="mb-4 text-heading">{block.title}</h2>}
      <ul className="grid gap-4 sm:grid-cols-2">
        {block.cards.map((card) => (
          <li key={card.id}>
            <figure>
              <div className="relative aspect-3/2 overflow-hidden rounded-media bg-sand">
                {card.image ? (
                  <ContentImage
                    image={card.image}
                    seed={card.id}
                    sizes="(min-width: 600px) 50vw, 100vw"
                  />
                ) : (
                  <p className="flex size-full items-center justify-center text-muted">
                    Image not found
                  </p>
                )}
              </div>
              {card.name && <figcaption className="mt-2 text-muted">{card.name}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
