import { type WeaveTone, weaveFor } from '@/lib/pattern/weave';
import { Weave } from './weave';

/** How many letters a monogram has. */
const LETTERS = 2;

type MonogramProps = {
  name: string;
  /** The ground of the weave: beside others each has another one. */
  tone?: WeaveTone;
};

/**
 * A person's initials in the ring of a weave with an edge, where there is no photo. Decoration: the name stands
 * beside.
 */
export function Monogram({ name, tone = weaveFor(name).tone }: MonogramProps) {
  return (
    <span aria-hidden="true" className="monogram" data-tone={tone}>
      <Weave seed={name} tone={tone} />
      <span className="font-display">{initialsOf(name)}</span>
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words
    .slice(0, LETTERS)
    .map((word) => [...word][0]?.toUpperCase())
    .join('');
}
