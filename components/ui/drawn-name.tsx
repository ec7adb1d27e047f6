import type { Image } from '@/content-client';
import { ContentIcon } from './content-image';

type DrawnNameProps = { name: string; drawing: Image | null };

/** A name as its owner draws it; in letters where there is no drawing, or where it does not load. */
export function DrawnName({ name, drawing }: DrawnNameProps) {
  if (!drawing) return <span>{name}</span>;
  return (
    <>
      <ContentIcon image={drawing} size={40} className="drawing-of-name" />
      <span className="sr-only">{name}</span>
    </>
  );
}
