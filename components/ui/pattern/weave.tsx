import { cn } from '@/lib/cn';
import { WEAVE_BACKGROUNDS, type WeaveTone, weaveFor, weavePath } from '@/lib/pattern/weave';

type WeaveProps = {
  /** The text whose cloth this is: the same text has the same cloth everywhere. */
  seed: string;
  /** The ground it is woven on, where the place asks for one. */
  tone?: WeaveTone;
  className?: string;
};

/** A piece of woven cloth in the place of a picture that there is none of. Decoration only. */
export function Weave({ seed, tone, className }: WeaveProps) {
  const own = weaveFor(seed);
  const ground = tone ?? own.tone;
  return (
    <span
      aria-hidden="true"
      className={cn('block bg-center', className)}
      style={{
        backgroundColor: WEAVE_BACKGROUNDS[ground],
        backgroundImage: `url(${weavePath(own.variant, ground)})`,
      }}
    />
  );
}

/** A strip of cloth between two bands of a page, in the colour of the text around it. */
export function WeaveBorder({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('weave-border block', className)} />;
}
