import { Button, Flex } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { ownTimeZone } from './filters';
import { saveFile } from './save-file';

/** The leads of the list as a file, with its filters. */
export function ExportButtons({ query }: { query: URLSearchParams }) {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const download = async (format: 'csv' | 'xlsx') => {
    const own = { format, timeZone: ownTimeZone() };
    const all = new URLSearchParams({ ...Object.fromEntries(query), ...own });
    try {
      const { data } = await get<Blob>(`/leads/export?${all}`, { responseType: 'blob' });
      saveFile(data, `leads.${format}`);
    } catch {
      toggleNotification({ type: 'danger', message: 'The file could not be made. Try again.' });
    }
  };
  return (
    <Flex gap={2}>
      <Button variant="tertiary" startIcon={<Download />} onClick={() => void download('csv')}>
        CSV
      </Button>
      <Button variant="tertiary" startIcon={<Download />} onClick={() => void download('xlsx')}>
        Excel
      </Button>
    </Flex>
  );
}
