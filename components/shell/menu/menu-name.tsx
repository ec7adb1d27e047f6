import { BLOGS_NAME } from './navigation';

/** The name of an entry. 'BLOGS' is named in capitals and drawn like its neighbours. */
export function MenuName({ name }: { name: string }) {
  if (name !== BLOGS_NAME) return name;
  return <span className="inline-block lowercase first-letter:uppercase">{name}</span>;
}
