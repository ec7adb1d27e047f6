import { Typography } from '@strapi/design-system';
import { momentOf } from '../moment';

export type PrivacyEvent = { at: string; action: string; records: number; author: string };

/** What the log stores, where staff read other words. */
const ACTIONS = new Map([['deleted after its time', 'deleted at the end of the storage period']]);

/** When personal data was used, and by whom; never whose it was. */
export function PrivacyLog({ events }: { events: PrivacyEvent[] }) {
  if (events.length === 0) return <Typography textColor="neutral600">Nothing yet.</Typography>;
  return (
    <ul>
      {events.map(({ at, action, records, author }) => (
        <li key={`${at} ${action} ${records}`}>
          <Typography>
            {momentOf(at)}: {records === 1 ? 'one record' : `${records} records`}{' '}
            {ACTIONS.get(action) ?? action}
            {author && ` by ${author}`}
          </Typography>
        </li>
      ))}
    </ul>
  );
}
