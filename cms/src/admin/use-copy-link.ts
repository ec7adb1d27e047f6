import { useClipboard, useNotification } from '@strapi/strapi/admin';

type Messages = { copied: string; notCopied: string };

/** A function that copies a link, and says whether it did. */
export function useCopyLink() {
  const { copy } = useClipboard();
  const { toggleNotification } = useNotification();
  return async (link: string | null, { copied, notCopied }: Messages): Promise<void> => {
    const isCopied = link !== null && (await copy(link));
    toggleNotification(
      isCopied ? { type: 'success', message: copied } : { type: 'warning', message: notCopied },
    );
  };
}
