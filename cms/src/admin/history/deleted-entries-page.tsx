// What was deleted in the last 30 days, with a button that brings each entry back.
import { Button, EmptyStateLayout, Table, Tbody, Td, Tr, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useHref } from 'react-router-dom';
import { momentOf } from '../moment';
import { TableHead } from '../table-head';
import { keepLeftOut } from './comparison-dialog';

type Deleted = {
  id: number;
  type: string;
  title: string;
  deletedBy: string | null;
  deletedAt: string;
  until: string;
};
type Restored = { uid: string; documentId: string; missing: number };

/** The button is the second: on a phone what comes later is out of view. */
const COLUMNS = ['Entry', '', 'Deleted', 'Can be brought back until'];

export default function DeletedEntriesPage() {
  const { get, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const types = useHref('/content-manager/collection-types');
  const [entries, setEntries] = useState<Deleted[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [restored, setRestored] = useState<number | null>(null);
  useEffect(() => {
    get<{ entries: Deleted[] }>('/bin').then(
      ({ data }) => setEntries(data.entries),
      () => setFailed(true),
    );
  }, [get]);

  const bringBack = async ({ id }: Deleted) => {
    setRestored(id);
    try {
      const { data } = await post<Restored>(`/bin/${id}/restore`);
      keepLeftOut(data);
      // Of an entry that was open before, the admin has cached that it is gone.
      window.location.assign(`${types}/${data.uid}/${data.documentId}`);
    } catch (error) {
      const message = error instanceof Error ? error.message : 'It could not be brought back.';
      toggleNotification({ type: 'danger', message });
      setRestored(null);
    }
  };
  return (
    <Page.Main>
      <Page.Title>Deleted entries</Page.Title>
      <Layouts.Header
        title="Deleted entries"
        subtitle="For 30 days a deleted entry can be brought back. What has drafts comes back as a draft."
      />
      <Layouts.Content>
        {hasFailed && (
          <EmptyStateLayout content="The deleted entries could not be read. Reload the page." />
        )}
        {entries?.length === 0 && <EmptyStateLayout content="Nothing was deleted." />}
        {entries && entries.length > 0 && (
          <Table colCount={COLUMNS.length} rowCount={entries.length + 1}>
            <TableHead columns={COLUMNS} />
            <Tbody>
              {entries.map((entry) => (
                <Tr key={entry.id}>
                  <Td>
                    <Typography fontWeight="semiBold">
                      {entry.title || 'Without a title'}
                    </Typography>
                    <Typography tag="p" variant="pi" textColor="neutral600">
                      {entry.type}
                    </Typography>
                  </Td>
                  <Td>
                    <Button
                      variant="secondary"
                      loading={restored === entry.id}
                      disabled={restored !== null}
                      aria-label={`Bring back ${entry.title}`}
                      onClick={() => void bringBack(entry)}
                    >
                      Bring back
                    </Button>
                  </Td>
                  <Td>
                    <Typography>
                      {momentOf(entry.deletedAt)}
                      {entry.deletedBy && ` by ${entry.deletedBy}`}
                    </Typography>
                  </Td>
                  <Td>
                    <Typography>{new Date(entry.until).toLocaleDateString()}</Typography>
                  </Td>
                </Tr>
              ))}
            </Tbody>
          </Table>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}
