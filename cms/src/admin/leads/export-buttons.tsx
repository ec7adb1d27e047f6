import { Button, Flex } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { ownTimeZone } from './filters';
import { saveFile } from './save-file';

const NOT_MADE = 'The file could not be made. Try again.';
const TOO_MANY =
  'These are more leads than a file takes. Choose a period or a status first, or export each form from its own list.';

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
    } catch (error) {
      const isTooLong = isFetchError(error) && error.status === 413;
      toggleNotification({ type: 'danger', message: isTooLong ? TOO_MANY : NOT_MADE });
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
