import { Flex, Link, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';

export type Item = { key: string; to: string; title: string; note: string };

type Props = {
  status: 'loading' | 'failed' | 'ready';
  items: Item[];
  empty: string;
  /** Below the entries, or after what is said where there are none. */
  note?: string | null;
};

/** A list of a widget: entries with a line about each. */
export function EntryList({ status, items, empty, note }: Props) {
  if (status === 'loading') return <Widget.Loading />;
  if (status === 'failed') return <Widget.Error />;
  if (items.length === 0) {
    return <Widget.NoData>{note ? `${empty} ${note}` : empty}</Widget.NoData>;
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={2} tag="ul">
      {items.map(({ key, to, title, note }) => (
        <Flex key={key} tag="li" direction="column" alignItems="flex-start">
          <Link tag={NavLink} to={to} style={{ overflowWrap: 'anywhere' }}>
            {title || 'Without a title'}
          </Link>
          <Typography variant="pi" textColor="neutral600">
            {note}
          </Typography>
        </Flex>
      ))}
      {note && (
        <Typography tag="li" variant="pi" textColor="neutral600">
          {note}
        </Typography>
      )}
    </Flex>
  );
}
