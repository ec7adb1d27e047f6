import { Button } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useCopyLink } from '../use-copy-link';
import type { PreviewProps } from './panel';

const MESSAGES = {
  copied: 'Copied. It shows the saved draft for a day, to everybody who has it.',
  notCopied: 'There is no draft to show. Save it first.',
};

/** Copies a link that shows the saved draft to somebody without an account. */
export function SharedPreview({ model, documentId, screen }: PreviewProps) {
  const { get } = useFetchClient();
  const copyLink = useCopyLink();
  const share = async () => {
    const target = `/shared-preview/${model}/${documentId ?? 'single'}`;
    const answer = await get<{ url: string | null }>(target, { params: { screen } }).catch(
      () => null,
    );
    await copyLink(answer?.data.url ?? null, MESSAGES);
  };
  return (
    <Button variant="tertiary" onClick={() => void share()}>
      Copy a link for a day
    </Button>
  );
}
