import { Button } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { openInTab } from '../open-in-tab';
import type { PreviewProps } from './panel';

/** Opens the preview of the saved draft in a tab of its own, as wide as the screen. */
export function PreviewTab({ model, documentId, screen }: PreviewProps) {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const open = async () => {
    const target = `/tab-preview/${model}/${documentId ?? 'single'}`;
    const tab = await openInTab(async () => {
      const { data } = await get<{ url: string | null }>(target, { params: { screen } });
      return data.url;
    });
    if (tab) return;
    toggleNotification({
      type: 'warning',
      message: 'There is no draft to show. Fill in what is required, and save it first.',
    });
  };
  return (
    <Button variant="tertiary" onClick={() => void open()}>
      Preview in a tab
    </Button>
  );
}
