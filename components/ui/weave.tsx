import { cn } from '@/lib/cn';
import { WEAVE_GROUNDS, weaveFor, weavePath } from '@/lib/weave';

type WeaveProps = {
  /** The text whose cloth this is: the same text has the same cloth everywhere. */
  seed: string;
  className?: string;
};

/** A piece of woven cloth in the place of a picture that there is none of. Decoration only. */
export function Weave({ seed, className }: WeaveProps) {
  const { cloth, tone } = weaveFor(seed);
  return (
    <span
      aria-hidden="true"
      className={cn('block bg-center', className)}
      style={{
        backgroundColor: WEAVE_GROUNDS[tone],
        backgroundImage: `url(${weavePath(cloth, tone)})`,
      }}
    />
  );
}
