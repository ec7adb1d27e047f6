import { Button } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { openInTab } from '../open-in-tab';
import type { PanelProps } from './panel';

type Link = { data: { url: string | null } };

/** Opens the preview of the saved draft in a tab of its own, as wide as the screen. */
export function PreviewTab({ model, documentId }: Pick<PanelProps, 'model' | 'documentId'>) {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const open = async () => {
    const params = { status: 'draft', ...(documentId && { documentId }) };
    const tab = await openInTab(async () => {
      const { data } = await get<Link>(`/content-manager/preview/url/${model}`, { params });
      return data.data.url;
    });
    if (tab) return;
    toggleNotification({ type: 'warning', message: 'There is no draft to show. Save it first.' });
  };
  return (
    <Button variant="tertiary" onClick={() => void open()}>
      Preview in a tab
    </Button>
  );
}
