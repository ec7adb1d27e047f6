import { cn } from '@/lib/cn';
import { WEAVE_BACKGROUNDS, type WeaveTone, weaveFor, weavePath } from '@/lib/pattern/weave';

type WeaveProps = {
  /** The same text has the same weave everywhere. */
  seed: string;
  /** Its ground, where the place needs a certain one. */
  tone?: WeaveTone;
  /** Its pattern, where the text does not choose it. */
  variant?: number;
  className?: string;
};

/** A weave instead of a missing image. Decoration only; the sand one turns to ink in the dark scheme. */
export function Weave({ seed, tone, variant, className }: WeaveProps) {
  const own = weaveFor(seed);
  const ground = tone ?? own.tone;
  const pattern = variant ?? own.variant;
  return (
    <span
      aria-hidden="true"
      className={cn('weave-tile block', className)}
      style={{
        '--ground': WEAVE_BACKGROUNDS[ground],
        '--tile': `url(${weavePath(pattern, ground)})`,
        '--tile-on-dark': ground === 'sand' ? `url(${weavePath(pattern, 'ink')})` : undefined,
      }}
      data-tone={ground}
    />
  );
}

/** A strip of the weave between two bands of a page, in the colour of the text around it. */
export function WeaveBorder({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('weave-border block', className)} />;
}
