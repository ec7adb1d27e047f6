import { Button } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import type { PanelProps } from './panel';

type Link = { data: { url: string | null } };

/** Opens the preview of the saved draft in a tab of its own, as wide as the screen. */
export function PreviewTab({ model, documentId }: Pick<PanelProps, 'model' | 'documentId'>) {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const open = async () => {
    // At once: a tab that is opened after an answer is a pop-up, which browsers refuse.
    const tab = window.open('', '_blank');
    try {
      const params = { status: 'draft', ...(documentId && { documentId }) };
      const { data } = await get<Link>(`/content-manager/preview/url/${model}`, { params });
      const { url } = data.data;
      if (url === null || tab === null) throw new Error('There is no draft to show.');
      tab.location.href = url;
    } catch {
      tab?.close();
      toggleNotification({ type: 'warning', message: 'There is no draft to show. Save it first.' });
    }
  };
  return (
    <Button variant="tertiary" width="100%" onClick={() => void open()}>
      Preview in a new tab
    </Button>
  );
}
