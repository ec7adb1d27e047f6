import { Button } from '@strapi/design-system';
import { useClipboard, useFetchClient, useNotification } from '@strapi/strapi/admin';
import type { PanelProps } from './panel';

/** Copies a link that shows the saved draft to somebody without an account. */
export function SharedPreview({ model, documentId }: Pick<PanelProps, 'model' | 'documentId'>) {
  const { get } = useFetchClient();
  const { copy } = useClipboard();
  const { toggleNotification } = useNotification();
  const share = async () => {
    const target = `/shared-preview/${model}/${documentId ?? 'single'}`;
    const { data } = await get<{ url: string | null }>(target);
    const isCopied = data.url !== null && (await copy(data.url));
    toggleNotification(
      isCopied
        ? {
            type: 'success',
            message: 'Copied. It shows the saved draft for a day, to everybody who has it.',
          }
        : { type: 'warning', message: 'There is no draft to show. Save it first.' },
    );
  };
  return (
    <Button variant="tertiary" width="100%" onClick={() => void share()}>
      Copy a link for a day
    </Button>
  );
}
