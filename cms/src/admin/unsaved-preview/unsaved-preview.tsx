// Beside the form of what has no drafts: the site as it would be if the form were saved.
import { Button, Typography } from '@strapi/design-system';
import { useClipboard, useNotification } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import type { PanelProps } from '../beside-the-form/panel';
import { PreviewDrawer } from './preview-drawer';
import { useUnsavedPreview } from './use-unsaved-preview';

/** Strapi's own word for “what you show was saved”; the site loads its page again. */
const SHOW_AGAIN = { type: 'strapiUpdate' };

/** Buttons for a preview below the form, one in a tab, and a link for somebody without an account. */
export function UnsavedPreview({ model, documentId, document }: PanelProps) {
  const { copy } = useClipboard();
  const { toggleNotification } = useNotification();
  const [url, setUrl] = useState<string | null>(null);
  const [tab, setTab] = useState<Window | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const target = `${model}/${documentId ?? 'create'}`;
  const isOpen = url !== null || tab !== null;
  const preview = useUnsavedPreview(target, String(document?.updatedAt), isOpen, (newLink) => {
    if (newLink !== null) {
      if (url !== null) setUrl(newLink);
      if (tab !== null) tab.location.href = newLink;
      return;
    }
    // To whatever site is shown there: the message says nothing.
    for (const shown of [frame.current?.contentWindow, tab]) shown?.postMessage(SHOW_AGAIN, '*');
  });

  const openTab = async () => {
    // At once: a tab that is opened after an answer is a pop-up, which browsers refuse.
    const opened = window.open('', '_blank');
    const link = await preview.open();
    if (opened === null || link === null) return opened?.close();
    opened.location.href = link;
    setTab(opened);
  };
  const share = async () => {
    const link = await preview.share();
    if (link === null || !(await copy(link))) return;
    const message = 'Copied. It shows the site with what is in the form now, for a day, to everybody who has it.';
    toggleNotification({ type: 'success', message });
  };
  return (
    <>
      <Button variant="tertiary" width="100%" onClick={async () => setUrl(await preview.open())}>
        Preview before saving
      </Button>
      <Button variant="tertiary" width="100%" onClick={() => void openTab()}>
        Preview in a new tab
      </Button>
      <Button variant="tertiary" width="100%" onClick={() => void share()}>
        Copy a link for a day
      </Button>
      {preview.problem && (
        <Typography textColor="danger600" role="alert">
          The preview does not show this: {preview.problem}
        </Typography>
      )}
      {url && <PreviewDrawer url={url} frame={frame} onClose={() => setUrl(null)} />}
    </>
  );
}
