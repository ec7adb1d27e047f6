// The site as it would be if what is changed here were saved.
import { Button, Typography } from '@strapi/design-system';
import { useRef, useState } from 'react';
import { CopyLinkButton } from '../copy-link-button';
import { openInTab } from '../open-in-tab';
import { PreviewDrawer } from './preview-drawer';
import { type Unsaved, useUnsavedPreview } from './use-unsaved-preview';

/** Strapi's own word for “what you show was saved”; the site loads its page again. */
const SHOW_AGAIN = { type: 'strapiUpdate' };
const MESSAGES = {
  copied:
    'Copied. It shows the site with what is changed here now, for a day, to everybody who has it.',
  noLink: 'There is no link to copy.',
};

/** Buttons for a preview below the page, one in a tab, and a link for somebody without an account. */
export function PreviewButtons({ unsaved }: { unsaved: Unsaved }) {
  const [url, setUrl] = useState<string | null>(null);
  const [tab, setTab] = useState<Window | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // A tab that was closed follows nothing any more.
  const shown = tab?.closed === false ? tab : null;
  const isOpen = url !== null || shown !== null;
  const preview = useUnsavedPreview(unsaved, isOpen, (newLink) => {
    if (newLink !== null) {
      // One that was closed meanwhile stays closed.
      setUrl((now) => now && newLink);
      if (shown !== null) shown.location.href = newLink;
      return;
    }
    // To whatever site is shown there: the message says nothing.
    for (const place of [frame.current?.contentWindow, shown]) place?.postMessage(SHOW_AGAIN, '*');
  });

  const openTab = async () => {
    const opened = await openInTab(preview.open);
    if (opened) setTab(opened);
  };
  const close = () => {
    setUrl(null);
    opener.current?.focus();
  };
  return (
    <>
      <Button ref={opener} variant="tertiary" onClick={async () => setUrl(await preview.open())}>
        Preview before saving
      </Button>
      <Button variant="tertiary" onClick={() => void openTab()}>
        Preview in a tab
      </Button>
      <CopyLinkButton getLink={preview.share} {...MESSAGES} />
      {preview.problem && (
        <Typography textColor="danger600" role="alert">
          The preview does not show this: {preview.problem}
        </Typography>
      )}
      {url && <PreviewDrawer url={url} frame={frame} onClose={close} />}
    </>
  );
}
