import { BLOGS_NAME } from '@/content/shell';

/** The name of an entry. 'BLOGS' is written in capitals and drawn like the other names. */
export function MenuName({ name }: { name: string }) {
  return <span className={name === BLOGS_NAME ? 'capitals' : undefined}>{name}</span>;
}
