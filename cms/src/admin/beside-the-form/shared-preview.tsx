import { useFetchClient } from '@strapi/strapi/admin';
import { CopyLinkButton } from '../copy-link-button';
import type { PreviewProps } from './panel';

const MESSAGES = {
  copied: 'Copied. It shows the saved draft for a day, to everybody who has it.',
  noLink: 'There is no draft to show. Fill in what is required, and save it first.',
};

/** Copies a link that shows the saved draft to somebody without an account. */
export function SharedPreview({ model, documentId, screen }: PreviewProps) {
  const { get } = useFetchClient();
  const getLink = async () => {
    const target = `/shared-preview/${model}/${documentId ?? 'single'}`;
    const { data } = await get<{ url: string | null }>(target, { params: { screen } });
    return data.url;
  };
  return <CopyLinkButton getLink={getLink} {...MESSAGES} />;
}
