import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { saveFile } from '../leads/save-file';
import { useFocusKept } from '../use-focus-kept';

const FORMS: Record<string, string> = {
  'api::quote-request.quote-request': 'quote-requests',
  'api::free-quote.free-quote': 'free-quotes',
  'api::contact.contact': 'contact-messages',
  'api::newsletter.newsletter': 'newsletter',
};

/** In the list of what visitors sent: all of it as a file for a spreadsheet. */
export function ExportButton() {
  const { slug = '' } = useParams();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isLoading, setIsLoading] = useState(false);
  const button = useFocusKept(isLoading);
  const name = FORMS[slug];
  if (!name) return null;

  const download = async () => {
    setIsLoading(true);
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const { data } = await get<Blob>(`/submissions-export/${slug}`, {
        params: { timeZone },
        responseType: 'blob',
      });
      saveFile(data, `${name}.csv`);
    } catch {
      toggleNotification({ type: 'danger', message: 'The file could not be made. Try again.' });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button
      ref={button}
      variant="tertiary"
      startIcon={<Download />}
      loading={isLoading}
      onClick={() => void download()}
    >
      Export (CSV)
    </Button>
  );
}
